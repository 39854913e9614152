/* Placing a tile. */
#ifndef BASTIDE_RULES_PLACE_H
#define BASTIDE_RULES_PLACE_H

#include "bastide/game.h"

/* Places a tile and updates every count. */
void place_tile(struct game *game, struct square at, uint8_t kind, unsigned orientation);

#endif
