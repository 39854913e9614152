/* Laying a tile. */
#ifndef BASTIDE_RULES_PLACE_H
#define BASTIDE_RULES_PLACE_H

#include "bastide/game.h"

/* Lays a tile and brings every count up to date. */
void place_tile(struct game *game, struct square at, uint8_t kind, unsigned orientation);

#endif
