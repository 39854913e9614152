#include "rules/turn.h"

#include "rules/bazaars.h"

#include <assert.h>

/* A bazaar comes first; then the turn passes to the next player clockwise, or the game ends if the
 * pile is empty (B2, B11). */
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

const struct phase_rules next_phase = {.enter = next_enter};

/* The phases of a turn, and of a bazaar after it. */
const struct phase_rules *const phases[PHASES_COUNT] = {
#define X(phase, name, rules) [PHASE_##phase] = &rules##_phase,
    PHASES(X)
#undef X
};

void turn_go_on(struct game *game, struct event_list *events)
{
    while (!phases[game->turn.phase]->enter(game, events))
        assert(game->turn.phase < PHASES_COUNT);
}
