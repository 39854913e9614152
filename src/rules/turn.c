#include "rules/turn.h"

#include "rules/bazaars.h"

#include <assert.h>

/* A bazaar comes first; then the turn passes to the next player clockwise, or the game ends with
 * the pile (B2, B11). */
static bool next_enter(struct game *game, struct event_list *events)
{
    if (bazaar_goes_on(game, events))
        return false;
    if (game->pile.tiles == 0)
        game->turn.phase = PHASE_OVER;
    else
        turn_begin(game, player_after(game, game->turn.player), PHASE_DRAW, NO_TILE_KIND, events);
    return false;
}

static const struct phase_rules next_phase = {.enter = next_enter};

/* The course of a turn, and of a bazaar after it. */
const struct phase_rules *const phases[PHASES_COUNT] = {
    [PHASE_DRAW] = &draw_phase,     [PHASE_PLACE] = &place_phase,
    [PHASE_BUILD] = &build_phase,   [PHASE_COMPLETE] = &complete_phase,
    [PHASE_CASTLE] = &castle_phase, [PHASE_SCORE] = &score_phase,
    [PHASE_CLAIM] = &claim_phase,   [PHASE_CROSS] = &cross_phase,
    [PHASE_NEXT] = &next_phase,     [PHASE_REVEAL] = &reveal_phase,
    [PHASE_OFFER] = &offer_phase,   [PHASE_BID] = &bid_phase,
    [PHASE_SETTLE] = &settle_phase, [PHASE_DRAFT] = &draft_phase,
    [PHASE_OVER] = &over_phase,
};

void turn_go_on(struct game *game, struct event_list *events)
{
    while (!phases[game->turn.phase]->enter(game, events))
        assert(game->turn.phase < PHASES_COUNT);
}
