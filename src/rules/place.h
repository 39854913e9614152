/* Placing a tile. */
#ifndef BASTIDE_RULES_PLACE_H
#define BASTIDE_RULES_PLACE_H

#include "bastide/game.h"

/* Places a tile and updates every count. */
void place_tile(struct game *game, struct square at, uint8_t kind, unsigned orientation);

/* The same for a tile that does not match on the open square `at` (features_add_misfit). */
void place_misfit(struct game *game, struct square at, uint8_t kind, unsigned orientation);

/* Why nothing can be placed on `at`, which is not an open square. */
enum refusal place_why_not_open(const struct game *game, struct square at);

#endif
