#include "play/landmarks.h"

static bool scores(const struct step *step)
{
    struct event_list events;
    struct game game = step->before;
    game_make(&game, step->move, &events);
    for (size_t e = 0; e < events.count; e++)
        if (events.event[e].type == EVENT_SCORE)
            return true;
    return false;
}

/* The turn when `at` moves are made. What the last one leads to is in no step. */
static struct turn turn_at(const struct session *session, size_t at)
{
    if (at < session->known)
        return session->steps[at].before.turn;
    const struct step *last = &session->steps[at - 1];
    struct event_list events;
    struct game game = last->before;
    game_make(&game, last->move, &events);
    return game.turn;
}

static bool starts_turn(const struct session *session, size_t at, unsigned player)
{
    struct turn turn = turn_at(session, at);
    return turn.player == player &&
           (at == 0 || turn.number != session->steps[at - 1].before.turn.number);
}

static bool is_there(const struct session *session, size_t at, struct landmark landmark)
{
    switch (landmark.kind) {
    case LANDMARK_SCORE:
        return at > 0 && scores(&session->steps[at - 1]);
    case LANDMARK_BAZAAR:
        return at > 0 && session->steps[at - 1].move.verb == VERB_REVEAL;
    case LANDMARK_TURN:
        return starts_turn(session, at, landmark.player);
    case LANDMARK_KINDS:
        break;
    }
    return false;
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
