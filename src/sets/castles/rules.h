/* What the files of castles ask of each other. */
#ifndef BASTIDE_RULES_CASTLES_H
#define BASTIDE_RULES_CASTLES_H

#include "bastide/game.h"

/* The two tiles of the small city or castle of `node`, in reading order. */
void castles_two_tiles(const struct game *game, uint16_t node, uint8_t tiles[2]);

/* Whether a small city or castle on the tiles `a` precedes one on the tiles `b` (OR2). If they
 * share their first tile, the second decides. */
bool castles_read_before(const struct game *game, const uint8_t a[2], const uint8_t b[2]);
#endif
