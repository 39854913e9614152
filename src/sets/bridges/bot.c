/* Which bridges are worth a thought. */
#include "bots/terms.h"

/* Those that meet a road; those that lead from nothing to nothing are not looked at. */
bool bridge_is_worth_building(const struct game *game, struct move bridge)
{
    for (unsigned edge = bridge.arg; edge < EDGES; edge += DIRECTIONS)
        if (board_tile_beside(&game->board, bridge.at, edge) != NO_TILE)
            return true;
    return false;
}
