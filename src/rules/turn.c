#include "rules/turn.h"

#include "sets/bazaars/rules.h"
#include "sets/traders/rules_doubles.h"

#include <assert.h>

/* What the turn has earned comes first: second parts and bazaars (TB9, TB10). Then the turn passes
 * to the next player clockwise, or the game ends if the pile is empty (B2, B11, BZ12). */
static bool next_enter(struct game *game, struct event_list *events)
{
    bazaars_announce(game);
    if (doubles_go_on(game, events) || bazaars_go_on(game, events) || doubles_resume(game, events))
        return false;
    game->turn.player = game->doubles.player;
    if (game->pile.tiles == 0) {
        game->turn.phase = PHASE_OVER;
        return false;
    }
    game->doubles.player = player_after(game, game->turn.player);
    turn_begin(game, game->doubles.player, PHASE_DRAW, NO_TILE_KIND, events);
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
