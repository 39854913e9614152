#include "play/transaction.h"

#include "language/language.h"
#include "play/draws.h"

#include <assert.h>
#include <string.h>

void transaction_begin(struct transaction *transaction, const struct session *session)
{
    transaction->game = session->game;
    transaction->steps = 0;
    transaction->events.count = 0;
    transaction->buffer = (struct record_buffer){0};
}

enum refusal transaction_move(struct transaction *transaction, const struct session *session,
                              struct move move)
{
    assert(transaction->steps < TRANSACTION_STEPS);
    struct step *step = &transaction->step[transaction->steps];
    struct event_list *all = &transaction->events, told;
    step->before = transaction->game;
    step->move = move;
    step->actor = (uint8_t)game_mover(&transaction->game, move);
    enum refusal refusal = game_make(&transaction->game, move, &told);
    if (refusal != REFUSAL_NONE)
        return refusal;
    transaction->steps++;
    record_buffer_add_step(&transaction->buffer, step, &transaction->game, told.event, told.count);
    if (step->actor < PLAYERS_MAX)
        record_buffer_add_clock(&transaction->buffer, session, step->actor);
    assert(all->count + told.count <= EVENT_LIST_SIZE);
    memcpy(all->event + all->count, told.event, told.count * sizeof told.event[0]);
    all->count += told.count;
    step->events = session_events_before(session, session->made) + (uint32_t)all->count;
    return REFUSAL_NONE;
}

static void transaction_make(struct transaction *transaction, const struct session *session,
                             struct move move)
{
    enum refusal refusal = transaction_move(transaction, session, move);
    assert(refusal == REFUSAL_NONE);
    (void)refusal;
}

void transaction_chance(struct transaction *transaction, const struct session *session)
{
    while (session->head.chance != RECORD_CHANCE_MANUAL &&
           game_actor(&transaction->game) == ACTOR_CHANCE) {
        struct move move;
        if (!session_ahead_by_chance(session, transaction->steps, &move)) {
            if (session->ahead != NULL) /* whoever made the move before it draws */
                return;
            move = draws_next(session, transaction->step, transaction->steps, &transaction->game);
        }
        transaction_make(transaction, session, move);
    }
}

/* A tile replacing a discarded one (B4) is drawn within the turn. */
static bool is_turn_over(const struct transaction *transaction, const struct session *session)
{
    const struct game *game = &transaction->game;
    return game_is_between_turns(game) || game_turn(game) != game_turn(&session->game);
}

static void follow_chance(struct transaction *transaction, const struct session *session)
{
    if (session->pace != PACE_OF_TURNS || !is_turn_over(transaction, session))
        transaction_chance(transaction, session);
}

void transaction_follow(struct transaction *transaction, const struct session *session)
{
    struct move forced;
    follow_chance(transaction, session);
    if (session->pace == PACE_OF_MOVES || !game_forced_action(&transaction->game, &forced))
        return;
    transaction_make(transaction, session, forced);
    follow_chance(transaction, session);
}

bool session_make_room(struct session *session, size_t steps, size_t events)
{
    size_t known = session_events_before(session, session->made);
    struct event *more_events =
        room_for(session->events, known + events, &session->events_room, sizeof *more_events);
    if (more_events == NULL)
        return false;
    session->events = more_events;
    struct step *more_steps =
        room_for(session->steps, session->made + steps, &session->room, sizeof *more_steps);
    if (more_steps == NULL)
        return false;
    session->steps = more_steps;
    return true;
}

void session_add(struct session *session, const struct step *step, size_t steps,
                 const struct event_list *events)
{
    if (events->count > 0)
        memcpy(session->events + session_events_before(session, session->made), events->event,
               events->count * sizeof events->event[0]);
    memcpy(session->steps + session->made, step, steps * sizeof *step);
    session->made += steps;
}

/* Whether the transaction repeats the moves that were undone. */
static bool repeats(const struct transaction *transaction, const struct session *session)
{
    if (session->made + transaction->steps > session->known)
        return false;
    for (size_t s = 0; s < transaction->steps; s++)
        if (!move_equal(session->steps[session->made + s].move, transaction->step[s].move))
            return false;
    return true;
}

/* A word that somebody else has said meanwhile is no reason not to move. */
static bool keep_steps(const struct transaction *transaction, struct session *session,
                       transaction_keep *keep, struct problem *problem)
{
    return keep(session->journal, &transaction->buffer, problem) ||
           (session_take_comments(session) &&
            keep(session->journal, &transaction->buffer, problem));
}

bool transaction_commit(struct transaction *transaction, struct session *session,
                        transaction_keep *keep, struct problem *problem)
{
    if (transaction->steps == 0)
        return true;
    bool known = repeats(transaction, session);
    if (!session_make_room(session, transaction->steps, transaction->events.count))
        return problem_say(problem, _("not enough memory to continue the game"));
    if (session->journal != NULL &&
        !session_ahead_has(session, transaction->step, transaction->steps) &&
        !keep_steps(transaction, session, keep, problem))
        return false;
    session_add(session, transaction->step, transaction->steps, &transaction->events);
    draws_came(&session->again, transaction->step, transaction->steps);
    if (session->ahead == NULL) /* what others have done has ended it already */
        talk_go_on(&session->talk);
    if (!known)
        session->known = session->made;
    session->game = transaction->game;
    session_catch_up(session);
    return true;
}
