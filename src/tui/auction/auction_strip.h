/* The revealed tiles side by side, in the panel or below the board: numbered, with who took each
 * and for how much. */
#ifndef BASTIDE_TUI_AUCTION_STRIP_H
#define BASTIDE_TUI_AUCTION_STRIP_H

#include "tui/auction/auction.h"
#include "wording/follow.h"

struct auction_strip {
    struct area area;
    int size;       /* pixels a side of a tile */
    int pitch;      /* columns from tile to tile */
    int across;     /* so many side by side */
    bool has_names; /* a line below the tiles says who took them; else a chip above does */
    bool is_beside; /* it stands in the panel, beside the board */
};

/* Cuts it off the lower end of the panel, if it has room there below the words, so that the board
 * keeps the field; else off the board's. Players get a line each where that gives it room. */
struct auction_strip auction_strip_place(struct table_areas *areas, unsigned tiles,
                                         const struct surroundings *around);

/* Cuts it off the lower end of the board's area: as large as leaves most of it. */
struct auction_strip auction_strip_cut(struct area *board, unsigned tiles,
                                       const struct surroundings *around);

enum { AUCTION_NO_TILE = REVEALED_MAX };

/* Draws the bazaar's tiles: the one `looked` at (or AUCTION_NO_TILE) in brackets, the one on sale
 * behind an arrow. `course` is NULL while tiles are still being revealed. */
void auction_strip_draw(struct canvas *canvas, const struct auction_strip *strip,
                        const struct bazaar *bazaar, unsigned looked,
                        const struct auction_course *course, const struct seats *seats,
                        const struct surroundings *around);

#endif
