/* A small terminal emulator: bytes in, a grid of cells out. It supports what ncurses writes for the
 * terminals of test_display and no more; anything else, and anything written beyond the last
 * column, fails the test. */
#ifndef BASTIDE_TESTS_EMULATOR_H
#define BASTIDE_TESTS_EMULATOR_H

#include "tui/canvas.h"

#include <stddef.h>

/* A colour as requested: the terminal's default, one of a palette, or RGB. The default is two
 * visible colours: that of text and that of paper. */
enum { EMULATOR_OWN = -1, EMULATOR_OWN_TEXT = -2, EMULATOR_RGB = 0x1000000 };

struct emulated_cell {
    uint32_t glyph; /* 0: right half of a wide glyph */
    int32_t ink, paper;
    uint8_t attribute;
    uint16_t mark[GLYPH_MARKS]; /* on the glyph */
};

/* Differences between terminals. */
struct emulator_kind {
    bool is_vt52;         /* speaks VT52, else ECMA-48 */
    bool erases_to_paper; /* erased cells get the paper's colour; else the default */
    bool wraps_at_once;   /* not only before the next glyph */
};

struct emulator {
    struct emulator_kind kind;
    int rows, cols;
    int row, col; /* of the cursor */
    int saved_row, saved_col;
    int last;           /* the cell written last */
    int top, bottom;    /* the scrolling region: from the one to before the other */
    bool wraps;         /* at the last column; else that is overwritten */
    bool waits_to_wrap; /* the last column was just written */
    bool is_alternate, hides_cursor, sends_application_keys, reports_mouse, is_synchronized;
    unsigned marks;  /* bytes 0x1e received: tests mark places with them */
    unsigned frames; /* synchronized frames completed */
    char held[64];   /* the start of an incomplete sequence */
    size_t holds;
    struct emulated_cell pen; /* its colours and attributes apply to what is written */
    struct emulated_cell cell[CANVAS_ROWS_MAX * CANVAS_COLS_MAX]; /* row by row, `cols` per row */
};

/* A terminal full of rubbish, with the cursor and the pen in arbitrary states. */
void emulator_reset(struct emulator *emulator, struct emulator_kind kind, int rows, int cols);

/* Resizes the window: its contents become rubbish, the rest is unchanged. */
void emulator_resize(struct emulator *emulator, int rows, int cols);

/* Processes the bytes, which may end anywhere; stops after a mark. Returns how many it
 * processed. */
size_t emulator_take(struct emulator *emulator, const char *bytes, size_t length);

/* The visible appearance of a cell: a half block and its flipped twin look the same, as do a blank
 * and a full block of the same colour. `upper` and `lower` are the colours of its halves if it has
 * no other glyph. */
struct sight {
    uint32_t glyph; /* ' ' if only the halves count */
    int32_t upper, lower;
    uint8_t attribute;
    uint16_t mark[GLYPH_MARKS];
};

static inline bool sight_is_same(const struct sight *a, const struct sight *b)
{
    return a->glyph == b->glyph && a->upper == b->upper && a->lower == b->lower &&
           a->attribute == b->attribute && a->mark[0] == b->mark[0] && a->mark[1] == b->mark[1];
}

struct sight emulator_sight(const struct emulator *emulator, int row, int col);

/* The appearance of any cell. */
struct sight sight_of(const struct emulated_cell *cell);

#endif
