/* Where everything lies on the table's page, as a function of the screen's size; and tiles that lie
 * open for all, for which it makes room. */
#ifndef BASTIDE_TUI_LAYOUT_H
#define BASTIDE_TUI_LAYOUT_H

#include "rows/stage.h"
#include "tui/canvas.h"
#include "tui/page.h"
#include "wording/seats.h"
#include "wording/wording.h"

enum {
    STATUS_ROWS = 2, /* what to do; what is under the cursor */
};

struct table_areas {
    struct area board;
    struct area hints;  /* below the board, where there are any: see table_areas_cut_hints */
    struct area status; /* below both */
    struct area panel;  /* right of both, from top to bottom; it holds: */
    struct area pile;   /* how many tiles are left */
    struct area players;
    struct area hand; /* the tile in hand */
    struct area log;
    struct area column; /* right of the panel, from top to bottom; without columns where the screen
                           has no room for it. The whole log is there, and so not in the panel. */
    int player_rows;    /* lines for each player: 1 or 2 */
    int hand_size;      /* the side of the tile in hand, in pixels: 12, 16 or 24 */
};

/* Those of a game. The board keeps at least the columns that it can use well. */
struct table_areas table_areas_of(int rows, int cols, unsigned players);

/* Those of a page that has nothing to show in a column. */
struct table_areas page_areas_of(int rows, int cols, unsigned players);

/* Cuts so many rows for hints off the board. */
void table_areas_cut_hints(struct table_areas *areas, int rows);

/* Gives each player one line only, where it was two: the panel below has room for more. */
void table_areas_save_lines(struct table_areas *areas);

/* Cuts so many rows off the lower end of the panel; returns them. */
struct area table_areas_cut_panel(struct table_areas *areas, int rows);

/* What is left of the panel below the players: hand and log in one. */
struct area table_lower_panel(const struct table_areas *areas);

/* The log with the line above it, where so many rows of the lower panel are taken; 0: right below
 * the players, with their line. */
struct area table_log_below(const struct table_areas *areas, int rows);

/* An area of that size in the middle of `within`, cut to it. */
struct area area_centred(struct area within, int rows, int cols);

/* What can be clicked at the table: laid by what draws it, understood by table_input.c. */
enum table_target {
    TARGET_BOARD = TARGET_OWN,
    TARGET_CLOSE,  /* the tile that is about, larger; by its size in pixels */
    TARGET_HAND,   /* the tile in hand */
    TARGET_CHOICE, /* a line of the list of choices, by its number from 0 */
    TARGET_FIGURE, /* a figure that can be deployed, by enum figure */
    TARGET_LOG,
    TARGET_TILE, /* a tile to choose, by its kind, or of those shown by its number from 0 */
    TARGET_LINE, /* a line of the whole log, by its number from 0 */
    TARGET_CELL, /* a number in a table of scores, by score_cell_number */
#define X(target) TARGET_##target,
    TABLE_TARGETS(X)
#undef X
};

/* tile_strip.c: tiles that lie open for all, side by side, in the panel or below the board:
 * numbered, with who has taken each, and for how much. */
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
    bool is_on_sale;             /* after an arrow */
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
