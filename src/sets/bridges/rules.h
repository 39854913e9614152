/* Where a bridge may lie. */
#ifndef BASTIDE_BRIDGES_RULES_H
#define BASTIDE_BRIDGES_RULES_H

#include "bastide/game.h"

/* Whether a tile with that edge pattern has field at both ends of a bridge (BR4). */
bool bridges_lie_on_axis(uint8_t pattern, unsigned direction);

/* Whether the end of a bridge on `at` at that edge meets a road or a bridge, or faces an empty
 * square (BR5). */
bool bridges_end_well(const struct game *game, struct square at, unsigned edge);

#endif
