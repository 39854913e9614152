/* The placements that a bridge allows (BR6). */
#ifndef BASTIDE_RULES_BRIDGES_H
#define BASTIDE_RULES_BRIDGES_H

#include "bastide/game.h"

/* One way in which a bridge lets a tile be placed where its edges do not match (BR6): it then
 * matches as if it had that edge pattern. */
struct bridging {
    uint8_t pattern;
    uint8_t edge; /* the bridge is on the neighbour there or, if EDGES, on the tile itself */
};

enum { BRIDGINGS_MAX = DIRECTIONS + EDGES };

/* Lists the ways for a tile with that edge pattern; returns how many. */
unsigned bridges_list_bridgings(uint8_t pattern, struct bridging bridging[BRIDGINGS_MAX]);

/* Whether that way's bridge can be built, by any player, for a tile placed on the open square `at`
 * where that pattern matches and the tile's own does not. */
bool bridges_can_mend(const struct game *game, struct square at, struct bridging bridging);

#endif
