/* Moves at the table: made, taken back, brought again. */
#include "play/advance.h"
#include "play/journal.h"

enum session_result session_play(struct session *session, struct move move,
                                 struct event_list *events, enum refusal *refusal,
                                 struct problem *problem)
{
    struct advance advance;
    enum session_result result;
    if (events != NULL)
        events->count = 0;
    advance_begin(&advance, session);
    *refusal = advance_move(&advance, move);
    if (*refusal == REFUSAL_NONE) {
        advance_chance(&advance, session);
        result = advance_settle(&advance, session, problem) ? SESSION_DONE : SESSION_FAILED;
    } else {
        result = SESSION_REFUSED;
    }
    if (result == SESSION_DONE && events != NULL)
        *events = advance.events;
    advance_end(&advance);
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

bool session_undo(struct session *session, struct problem *problem)
{
    size_t left = made_before_last(session);
    if (left == session->made)
        return problem_say(problem, "there is no move to take back");
    if (session->journal != NULL && !journal_cut(session->journal, left, problem))
        return false;
    session->made = left;
    session->game = session->steps[left].before;
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
        return problem_say(problem, "there is no move to bring back");
    struct move move = session->steps[session->made].move;
    return session_play(session, move, events, &refusal, problem) == SESSION_DONE;
}
