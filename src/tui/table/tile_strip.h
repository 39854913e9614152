/* Tiles that lie open for all, side by side, in the panel or below the board: numbered, with who
 * has taken each, and for how much. */
#ifndef BASTIDE_TUI_TILE_STRIP_H
#define BASTIDE_TUI_TILE_STRIP_H

#include "tui/table/board_pane.h"
#include "wording/seats.h"
#include "wording/sentence.h"

struct tile_strip {
    struct area area;
    int size;       /* pixels a side of a tile */
    int pitch;      /* columns from tile to tile */
    int across;     /* so many side by side */
    bool has_names; /* a line below the tiles says who took them; else a chip above does */
    bool is_beside; /* it stands in the panel, beside the board */
};

struct strip_tile {
    kind_number kind;
    bool is_looked_at;           /* in brackets */
    bool is_on_sale;             /* behind an arrow */
    bool is_taken;               /* it is its holder's */
    unsigned holder;             /* who has it, or may get it; NOBODY where nobody does */
    struct sentence price, said; /* above it, beside the holder's chip; and below it */
};

/* Cuts it off the lower end of the panel, if it has room there below so many rows of words, so that
 * the board keeps the field; else off the board's. Players get a line each where that gives it
 * room. */
struct tile_strip tile_strip_place(struct table_areas *areas, unsigned tiles, int words,
                                   const struct surroundings *around);

/* Cuts it off the lower end of the board's area: as large as leaves most of it. */
struct tile_strip tile_strip_cut(struct area *board, unsigned tiles,
                                 const struct surroundings *around);

void tile_strip_draw(struct canvas *canvas, const struct tile_strip *strip,
                     const struct strip_tile *tiles, unsigned count, const struct seats *seats,
                     const struct surroundings *around);

#endif
