/* Moves of a session: made, undone, redone, gone through again. */
#include "play/bot_seats.h"
#include "play/session.h"

#include "language/language.h"
#include "play/draws.h"
#include "play/journal.h"
#include "play/transaction.h"

/* Only records of older versions draw where chance has something else to do (BZ11), and so does
 * redoing their moves. */
static bool draws_instead(const struct session *session, struct move move)
{
    bool is_redone =
        session->made < session->known && move_equal(session->steps[session->made].move, move);
    return move.verb == VERB_DRAW && game_awaits_chance(&session->game) &&
           !game_awaits_draw(&session->game) && !is_redone;
}

static enum refusal refusal_at_table(const struct session *session, struct move move)
{
    if (move_is_amendment(move) && session->head.chance != RECORD_CHANCE_MANUAL)
        return REFUSAL_DRAWN_BY_PROGRAM;
    return draws_instead(session, move) ? REFUSAL_WRONG_MOMENT : REFUSAL_NONE;
}

enum session_result session_play(struct session *session, struct move move, enum refusal *refusal,
                                 struct problem *problem)
{
    struct transaction transaction;
    enum session_result result;
    if (!session_may_make(session, move, problem))
        return SESSION_FAILED;
    transaction_begin(&transaction, session);
    *refusal = refusal_at_table(session, move);
    if (*refusal == REFUSAL_NONE)
        *refusal = transaction_move(&transaction, session, move);
    if (*refusal == REFUSAL_NONE) {
        transaction_follow(&transaction, session);
        result = transaction_commit(&transaction, session, journal_append, problem)
                     ? SESSION_DONE
                     : SESSION_FAILED;
    } else {
        result = SESSION_REFUSED;
    }
    record_buffer_free(&transaction.buffer);
    return result;
}

/* Whether a move is automatic: the criterion of redo, and of undo with the next. */
static bool is_made_by_itself(const struct session *session, const struct step *step)
{
    struct move forced;
    if (step->actor == ACTOR_CHANCE)
        return session->head.chance != RECORD_CHANCE_MANUAL;
    return session->pace != PACE_OF_MOVES && game_forced_action(&step->before, &forced);
}

/* Whether a bot decided on that move while people play. */
static bool is_made_by_bot(const struct session *session, const struct step *step)
{
    return session->bots_play && step->actor != ACTOR_CHANCE &&
           bot_seat_is_taken(&session->head, step->actor) &&
           !bot_seat_is_elsewhere(&session->head, step->actor) &&
           bot_seats_have_people(&session->head);
}

static bool is_undone_with_another(const struct session *session, const struct step *step)
{
    return is_made_by_itself(session, step) || is_made_by_bot(session, step);
}

size_t session_decided(const struct session *session)
{
    size_t decided = session->made;
    while (decided > 0 && is_undone_with_another(session, &session->steps[decided - 1]))
        decided--;
    return decided;
}

size_t session_decided_by_players(const struct session *session)
{
    size_t decided = session_decided(session);
    while (decided > 0 && (session->steps[decided - 1].actor == ACTOR_CHANCE ||
                           is_undone_with_another(session, &session->steps[decided - 1])))
        decided--;
    return decided;
}

size_t session_turn_begin(const struct session *session, unsigned turn)
{
    size_t begin = session->made;
    while (begin > 0 && game_turn(&session->steps[begin - 1].before) >= turn)
        begin--;
    while (begin < session->made && is_made_by_itself(session, &session->steps[begin]))
        begin++;
    return begin;
}

/* What others have decided they alone take back. */
bool session_can_undo(const struct session *session)
{
    size_t decided = session_decided(session);
    if (decided <= session->given || session->ahead != NULL)
        return false;
    unsigned actor = session->steps[decided - 1].actor;
    return actor == ACTOR_CHANCE || !bot_seat_is_elsewhere(&session->head, actor);
}

bool session_note_clocks(const struct session *session, struct problem *problem)
{
    struct record_buffer buffer = {0};
    if (session->head.clock == 0 || session->journal == NULL || session->ahead != NULL ||
        game_is_over(&session->game))
        return true;
    record_buffer_add_clocks(&buffer, session);
    bool noted = journal_append(session->journal, &buffer, problem);
    record_buffer_free(&buffer);
    return noted;
}

/* What the moves cut off the record took with them: the clock readings, as that time stays used,
 * what chance brought, and what was said. If that cannot be written, the next move will write the
 * clocks. */
static void note_after_cut(struct session *session)
{
    struct record_buffer buffer = {0};
    struct problem unsaid;
    talk_cut(&session->talk, session->made, &buffer);
    if (!game_is_over(&session->game))
        record_buffer_add_clocks(&buffer, session);
    draws_print(session, &buffer);
    if (buffer.length > 0 && session->journal != NULL)
        journal_append(session->journal, &buffer, &unsaid);
    record_buffer_free(&buffer);
}

bool session_go_back(struct session *session, size_t left, struct problem *problem)
{
    if (left >= session->made)
        return true;
    if (session->ahead != NULL)
        return session_is_behind(session, problem);
    if (session->journal != NULL && !journal_cut(session->journal, left, problem))
        return false;
    draws_take_back(session, left);
    session->made = left;
    session->game = session->steps[left].before;
    note_after_cut(session);
    return true;
}

bool session_undo(struct session *session, struct problem *problem)
{
    if (!session_can_undo(session))
        return problem_say(problem, _("no move to undo"));
    return session_go_back(session, session_decided(session) - 1, problem);
}

bool session_can_redo(const struct session *session)
{
    if (session->made >= session->known)
        return false;
    const struct step *next = &session->steps[session->made];
    return !is_made_by_itself(session, next) &&
           (next->actor == ACTOR_CHANCE || !bot_seat_is_elsewhere(&session->head, next->actor));
}

bool session_redo(struct session *session, struct problem *problem)
{
    enum refusal refusal;
    if (!session_can_redo(session))
        return problem_say(problem, _("no move to redo"));
    struct move move = session->steps[session->made].move;
    return session_play(session, move, &refusal, problem) == SESSION_DONE;
}

/* What was entered of a game at a real table. */

bool entered_is(const struct record_head *head)
{
    return head->chance == RECORD_CHANCE_MANUAL && !bot_seats_have_bots(head);
}

/* Whether what was entered last goes on. */
static bool is_amid(const struct game *game)
{
#define X(goes_on)                                                                                 \
    if (goes_on(game))                                                                             \
        return true;
    ENTERED_TOGETHER(X)
#undef X
    return false;
}

bool entered_undo(struct session *session, struct problem *problem)
{
    size_t decided = session_decided(session);
    if (decided <= session->given + 1)
        return session_undo(session, problem);
    size_t left = decided - 1;
    while (left > session->given && is_amid(&session->steps[left].before))
        left--;
    return session_go_back(session, left, problem);
}

bool entered_redo(struct session *session, struct problem *problem)
{
    do
        if (!session_redo(session, problem))
            return false;
    while (is_amid(&session->game) && session_can_redo(session));
    return true;
}

/* Landmarks. */

const char *const landmark_names[LANDMARK_TURN] = {
#define X(kind, event, name) [LANDMARK_##kind] = name,
    LANDMARKS(X)
#undef X
};

static const enum event_type landmark_events[LANDMARK_TURN] = {
#define X(kind, event, name) [LANDMARK_##kind] = EVENT_##event,
    LANDMARKS(X)
#undef X
};

static bool brings(const struct session *session, size_t step, enum event_type type)
{
    struct session_events told = session_events(session, step, step + 1);
    for (size_t e = 0; e < told.count; e++)
        if (told.event[e].type == type)
            return true;
    return false;
}

/* The game when `at` moves are made. What the last one leads to is in no step. */
static struct game game_at(const struct session *session, size_t at)
{
    if (at < session->known)
        return session->steps[at].before;
    const struct step *last = &session->steps[at - 1];
    struct event_list events;
    struct game game = last->before;
    game_make(&game, last->move, &events);
    return game;
}

static bool starts_turn(const struct session *session, size_t at, unsigned player)
{
    struct game game = game_at(session, at);
    return game_player(&game) == player &&
           (at == 0 || game_turn(&game) != game_turn(&session->steps[at - 1].before));
}

static bool is_there(const struct session *session, size_t at, struct landmark landmark)
{
    if (landmark.kind == LANDMARK_TURN)
        return starts_turn(session, at, landmark.player);
    return at > 0 && brings(session, at - 1, landmark_events[landmark.kind]);
}

bool landmark_find(const struct session *session, size_t moves, struct landmark landmark, int by,
                   size_t *at)
{
    for (size_t next = *at; by > 0 ? next < moves : next > 0;) {
        next = by > 0 ? next + 1 : next - 1;
        if (is_there(session, next, landmark)) {
            *at = next;
            return true;
        }
    }
    return false;
}

void log_follow(struct log *log, const struct session *session)
{
    log_cut(log, session->made);
    while (log->steps < session->made) {
        size_t step = log->steps;
        struct session_events told = session_events(session, step, step + 1);
        log_enter(log, &session->steps[step].before, session_game_after(session, step + 1),
                  told.event, told.count);
    }
}
