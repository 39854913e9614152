/* Moves at the table: made, taken back, brought again. */
#include "language/language.h"
#include "play/journal.h"
#include "play/transaction.h"

enum session_result session_play(struct session *session, struct move move,
                                 struct event_list *events, enum refusal *refusal,
                                 struct problem *problem)
{
    struct transaction transaction;
    enum session_result result;
    if (events != NULL)
        events->count = 0;
    unsigned actor = game_actor(&session->game);
    transaction_begin(&transaction, session);
    *refusal = transaction_move(&transaction, move);
    if (*refusal == REFUSAL_NONE) {
        if (actor < PLAYERS_MAX)
            record_buffer_add_clock(&transaction.buffer, session, actor);
        transaction_chance(&transaction, session);
        result = transaction_commit(&transaction, session, journal_append, problem)
                     ? SESSION_DONE
                     : SESSION_FAILED;
    } else {
        result = SESSION_REFUSED;
    }
    if (result == SESSION_DONE && events != NULL)
        *events = transaction.events;
    transaction_end(&transaction);
    return result;
}

/* How many moves are left when the last one is taken back; as many as there are where nobody but
 * chance made any. */
static size_t made_before_last(const struct session *session)
{
    size_t left = session->made;
    if (session->head.chance == RECORD_CHANCE_AUTO)
        while (left > 0 && session->steps[left - 1].actor == ACTOR_CHANCE)
            left--;
    return left == 0 ? session->made : left - 1;
}

bool session_can_undo(const struct session *session)
{
    return made_before_last(session) < session->made;
}

bool session_note_clocks(const struct session *session, struct problem *problem)
{
    struct record_buffer buffer = {0};
    if (session->head.clock == 0 || session->journal == NULL || game_is_over(&session->game))
        return true;
    record_buffer_add_clocks(&buffer, session);
    bool noted = journal_append(session->journal, &buffer, problem);
    record_buffer_free(&buffer);
    return noted;
}

/* The moves that are cut off the record take along what the clocks read then; that time stays used.
 * Where that cannot be written the next move will write it. */
static void session_undone(struct session *session, size_t left)
{
    struct problem unsaid;
    session->made = left;
    session->game = session->steps[left].before;
    session_note_clocks(session, &unsaid);
}

bool session_undo(struct session *session, struct problem *problem)
{
    size_t left = made_before_last(session);
    if (left == session->made)
        return problem_say(problem, _("there is no move to take back"));
    if (session->journal != NULL && !journal_cut(session->journal, left, problem))
        return false;
    session_undone(session, left);
    return true;
}

bool session_can_redo(const struct session *session)
{
    return session->made < session->known;
}

bool session_redo(struct session *session, struct event_list *events, struct problem *problem)
{
    enum refusal refusal;
    if (!session_can_redo(session))
        return problem_say(problem, _("there is no move to bring back"));
    struct move move = session->steps[session->made].move;
    return session_play(session, move, events, &refusal, problem) == SESSION_DONE;
}
