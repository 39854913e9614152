/* A small terminal: bytes in, a grid of cells out. It understands what ncurses writes for the
 * terminals of test_display and no more; whatever else comes, and whatever is written beyond the
 * last column, fails the test. */
#ifndef BASTIDE_TESTS_EMULATOR_H
#define BASTIDE_TESTS_EMULATOR_H

#include "tui/canvas.h"

#include <stddef.h>

/* A colour as it was asked for: the terminal's own, one of a palette, or red, green and blue. What
 * one sees of its own colours is two, that of text and that of paper. */
enum { EMULATOR_OWN = -1, EMULATOR_OWN_TEXT = -2, EMULATOR_RGB = 0x1000000 };

struct emulated_cell {
    uint32_t glyph; /* 0: right half of a wide one */
    int32_t ink, paper;
    uint8_t attribute;
};

/* In what terminals differ. */
struct emulator_kind {
    bool is_vt52;         /* it speaks as that one did, else as ECMA-48 has it */
    bool erases_to_paper; /* what is erased takes the colour of the paper; else its own */
    bool wraps_at_once;   /* not only before the next glyph */
};

struct emulator {
    struct emulator_kind kind;
    int rows, cols;
    int row, col; /* of the cursor */
    int saved_row, saved_col;
    int top, bottom;    /* the rows that are scrolled: from the one to before the other */
    bool wraps;         /* behind the last column; else that is written again */
    bool waits_to_wrap; /* the last column was written last */
    bool is_alternate, hides_cursor, sends_application_keys, reports_mouse, is_synchronized;
    unsigned marks;  /* bytes 0x1e that have come: whoever writes can mark a place by them */
    unsigned frames; /* synchronized ones that have ended */
    char held[64];   /* the begin of a sequence of which the rest has not come */
    size_t holds;
    struct emulated_cell pen; /* its colours and attributes are given to what is written */
    struct emulated_cell cell[CANVAS_ROWS_MAX * CANVAS_COLS_MAX]; /* row by row, `cols` a row */
};

/* A terminal full of rubbish, with the cursor and the pen anywhere. */
void emulator_reset(struct emulator *emulator, struct emulator_kind kind, int rows, int cols);

/* The window has another size: what it shows is rubbish, all else stays. */
void emulator_resize(struct emulator *emulator, int rows, int cols);

/* Does what the bytes say, which may break off anywhere; stops behind a mark. Returns how many it
 * has taken. */
size_t emulator_take(struct emulator *emulator, const char *bytes, size_t length);

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
