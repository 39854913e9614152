/* What the files of castles ask of each other. */
#ifndef BASTIDE_CASTLES_RULES_H
#define BASTIDE_CASTLES_RULES_H

#include "bastide/game.h"

/* The two tiles of the small city or castle of `node`, in reading order. */
void castles_two_tiles(const struct game *game, uint16_t node, tile_number tiles[2]);

/* Whether a small city or castle on the tiles `a` precedes one on the tiles `b` (OR2). If they
 * share their first tile, the second decides. */
bool castles_read_before(const struct game *game, const tile_number a[2], const tile_number b[2]);
#endif
