#include "play/advance.h"

#include "language/language.h"
#include "play/journal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

void advance_begin(struct advance *advance, const struct session *session)
{
    advance->game = session->game;
    advance->steps = 0;
    advance->events.count = 0;
    advance->draft = (struct draft){0};
}

enum refusal advance_move(struct advance *advance, struct move move)
{
    assert(advance->steps < ADVANCE_STEPS);
    struct step *step = &advance->step[advance->steps];
    struct event_list *all = &advance->events, told;
    step->before = advance->game;
    step->move = move;
    step->actor = (uint8_t)game_actor(&advance->game);
    enum refusal refusal = game_apply(&advance->game, move, &told);
    if (refusal != REFUSAL_NONE)
        return refusal;
    advance->steps++;
    draft_add_step(&advance->draft, &step->before, move, &advance->game, &told);
    assert(all->count + told.count <= EVENT_LIST_SIZE);
    memcpy(all->event + all->count, told.event, told.count * sizeof told.event[0]);
    all->count += told.count;
    return REFUSAL_NONE;
}

void advance_chance(struct advance *advance, const struct session *session)
{
    while (session->head.chance == RECORD_CHANCE_AUTO &&
           game_actor(&advance->game) == ACTOR_CHANCE) {
        enum refusal refusal = advance_move(advance, chance_move(&advance->game, &session->order));
        assert(refusal == REFUSAL_NONE);
        (void)refusal;
    }
}

bool session_make_room(struct session *session, size_t steps)
{
    if (session->made + steps <= session->capacity)
        return true;
    size_t capacity = 2 * session->capacity + steps + 32;
    struct step *larger = realloc(session->steps, capacity * sizeof *larger);
    if (larger == NULL)
        return false;
    session->steps = larger;
    session->capacity = capacity;
    return true;
}

/* Whether the advance brings back what was taken back. */
static bool repeats(const struct advance *advance, const struct session *session)
{
    if (session->made + advance->steps > session->known)
        return false;
    for (size_t s = 0; s < advance->steps; s++)
        if (!move_equal(session->steps[session->made + s].move, advance->step[s].move))
            return false;
    return true;
}

bool advance_settle(struct advance *advance, struct session *session, advance_keep *keep,
                    struct problem *problem)
{
    if (advance->steps == 0)
        return true;
    bool known = repeats(advance, session);
    if (!session_make_room(session, advance->steps))
        return problem_say(problem, _("not enough memory to go on with the game"));
    if (session->journal != NULL && !keep(session->journal, &advance->draft, problem))
        return false;
    memcpy(session->steps + session->made, advance->step, advance->steps * sizeof advance->step[0]);
    session->made += advance->steps;
    if (!known)
        session->known = session->made;
    session->game = advance->game;
    return true;
}

void advance_end(struct advance *advance)
{
    draft_free(&advance->draft);
}
