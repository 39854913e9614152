/* What the tiles still to be drawn can do for an open square.
 *
 * An open square wants certain terrain at its edges: one of 256 patterns (bastide/board.h, two bits
 * per edge). For each kind of tile a table says which patterns it fits in some orientation, and at
 * which edges it then ends the road or city that comes in there. Summed over the pile this is an
 * outlook: it answers for any open square with one look, and drawing a tile subtracts one row. */
#ifndef BASTIDE_BOTS_OUTLOOK_H
#define BASTIDE_BOTS_OUTLOOK_H

#include "bastide/game.h"

enum { PATTERNS = 256 };

/* By kind and pattern: bit 0 if the tile fits, bit 1 + e if it can fit so that what comes in at
 * edge e ends on it. */
struct outlook_rows {
    uint8_t row[TILE_KINDS_MAX][PATTERNS];
};

void outlook_rows_fill(struct outlook_rows *rows);

/* How many tiles of the pile do so, by pattern. */
struct outlook {
    tile_number fit[PATTERNS];
    tile_number ends[EDGES][PATTERNS];
};

/* The outlook of a pile; and the same after one tile of `kind` has left it. */
void outlook_of(struct outlook *outlook, const struct outlook_rows *rows, const struct pile *pile);
void outlook_draw(struct outlook *outlook, const struct outlook_rows *rows, kind_number kind);

#endif
