#include "thinking/why.h"

#include "bots/bot.h"
#include "play/bot_seats.h"
#include "thinking/bots.h"
#include "valuing/turns.h"

static bool is_placement(const struct session *session, size_t step)
{
    const struct step *made = &session->steps[step];
    return made->actor < session->head.options.players &&
           bot_seat_is_taken(&session->head, made->actor) && made->move.verb == VERB_PLACE &&
           game_awaits_placement(&made->before);
}

/* Whether the move belongs to the same turn: what is built and deployed after the placement. */
static bool goes_on(const struct session *session, const struct why *why, size_t step)
{
    const struct game *before = &session->steps[step].before;
    return session->steps[step].actor == why->player && game_awaits_action(before) &&
           session->steps[step].move.verb != VERB_PASS && why->moves < WHY_MOVES_MAX;
}

bool why_find(struct why *why, const struct session *session, size_t made)
{
    size_t step = made < session->made ? made : session->made;
    while (step > 0 && !is_placement(session, step - 1))
        step--;
    if (step == 0)
        return false;
    *why = (struct why){.player = session->steps[step - 1].actor, .step = step - 1};
    why->move[why->moves++] = session->steps[why->step].move;
    for (size_t next = step; next < session->made && goes_on(session, why, next); next++)
        why->move[why->moves++] = session->steps[next].move;
    for (; why->turn.count < why->moves && why->turn.count < PLAN_MOVES_MAX; why->turn.count++)
        why->turn.move[why->turn.count] = why->move[why->turn.count];
    return true;
}

static long tenths_of(float points)
{
    return (long)(points * 10 + (points < 0 ? -0.5f : 0.5f));
}

/* The best candidate that does not come to the same as the turn. */
static void choose_rival(struct why *why, const struct game *game, const struct bot_answer *answer)
{
    const struct bot_candidate *own = NULL, *other = NULL;
    for (unsigned c = 0; c < answer->count; c++) {
        const struct bot_candidate **which =
            turns_are_alike(game, &answer->candidate[c].plan, &why->turn) ? &own : &other;
        if (*which == NULL)
            *which = &answer->candidate[c];
    }
    why->has_rival = own != NULL && other != NULL && other->plan.count > 0 &&
                     other->plan.move[0].verb == VERB_PLACE;
    if (!why->has_rival)
        return;
    why->rival = other->plan;
    why->tenths = tenths_of(own->worth - other->worth);
}

bool why_compare(struct why *why, const struct session *session)
{
    const struct game *game = &session->steps[why->step].before;
    struct bot_answer answer;
    struct thinker *thinker = thinker_new();
    bool is_known =
        thinker != NULL &&
        thinker_think(thinker,
                      &(struct thinker_request){.game = *game, .level = BOT_HARD, .one_core = true},
                      &answer);
    thinker_free(thinker);
    if (is_known)
        choose_rival(why, game, &answer);
    return is_known;
}
