/* A small terminal: bytes in, a grid of cells out. It understands the sequences that a dialect
 * names and no others; whatever else comes, whatever scrolls and whatever is written beyond the
 * last column fails the test. */
#ifndef BASTIDE_TESTS_EMULATOR_H
#define BASTIDE_TESTS_EMULATOR_H

#include "tui/canvas.h"
#include "tui/terminal/dialect.h"

#include <stddef.h>

/* A colour as it was asked for: the terminal's own, one of a palette, or red, green and blue. What
 * one sees of its own colours is two, that of text and that of paper. */
enum { EMULATOR_OWN = -1, EMULATOR_OWN_TEXT = -2, EMULATOR_RGB = 0x1000000 };

struct emulated_cell {
    uint32_t glyph; /* 0: right half of a wide one */
    int32_t ink, paper;
    uint8_t attribute;
};

struct emulator {
    struct dialect dialect;
    int rows, cols;
    int row, col;             /* of the cursor */
    bool waits_to_wrap;       /* the last column was written last */
    int odd_width;            /* of glyphs beyond the common ones; 0: as glyph_width says */
    bool is_synchronized;     /* between the beginning and the end of a frame */
    struct emulated_cell pen; /* its colours and attributes are given to what is written */
    struct emulated_cell cell[CANVAS_ROWS_MAX * CANVAS_COLS_MAX]; /* row by row, `cols` a row */
};

/* A terminal full of rubbish, with the cursor and the pen anywhere. */
void emulator_reset(struct emulator *emulator, const struct dialect *dialect, int rows, int cols);

/* Does what the bytes say. */
void emulator_take(struct emulator *emulator, const char *bytes, size_t length);

/* What one sees in a cell: a half block and its flipped twin look the same, so do a blank and a
 * full block of the same colour. In `upper` and `lower` the colours of its halves where it has no
 * other glyph. */
struct sight {
    uint32_t glyph; /* ' ' where only the halves count */
    int32_t upper, lower;
    uint8_t attribute;
};

struct sight emulator_sight(const struct emulator *emulator, int row, int col);

/* The same of any cell. */
struct sight sight_of(const struct emulated_cell *cell);

#endif
