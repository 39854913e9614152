/* The revealed tiles side by side, below the board: numbered, with who took each and for how much.
 */
#ifndef BASTIDE_TUI_AUCTION_STRIP_H
#define BASTIDE_TUI_AUCTION_STRIP_H

#include "tui/auction/auction.h"
#include "wording/follow.h"

struct auction_strip {
    struct area area;
    int size;       /* pixels a side of a tile */
    int pitch;      /* columns from tile to tile */
    bool has_names; /* a line below the tiles says who took them; else a chip above does */
};

/* Cuts the strip off the lower end of the board's area: as large as leaves most of it. */
struct auction_strip auction_strip_cut(struct area *board, unsigned tiles,
                                       const struct surroundings *around);

enum { AUCTION_NO_TILE = REVEALED_MAX };

/* Draws the bazaar's tiles; `chosen` (or AUCTION_NO_TILE) is marked. `course` is NULL while tiles
 * are still being revealed. */
void auction_strip_draw(struct canvas *canvas, const struct auction_strip *strip,
                        const struct bazaar *bazaar, unsigned chosen,
                        const struct auction_course *course, const struct seats *seats,
                        const struct surroundings *around);

#endif
