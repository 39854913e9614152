/* Rows: the cheapest bytes that turn one row of the screen into another.
 *
 * A row is cut into pieces: runs of cells that look alike, and runs that need not be written. For
 * each piece there are a few spellings (struct row_step), and what one costs depends on where the
 * cursor and how the pen were left by the one before. So a row is a shortest path through its
 * spellings, found piece by piece from left to right. */
#ifndef BASTIDE_TUI_TERMINAL_ROW_H
#define BASTIDE_TUI_TERMINAL_ROW_H

#include "tui/terminal/look.h"
#include "tui/terminal/pen.h"
#include "tui/terminal/travel.h"

/* How a piece is written. */
enum spelling {
    SPELLED_NOT,         /* it is there already: the cursor stays behind */
    SPELLED_PLAINLY,     /* as it is */
    SPELLED_FLIPPED,     /* lower halves for upper ones, full blocks for blanks */
    SPELLED_BY_ERASING,  /* ECH */
    SPELLED_BY_CLEARING, /* EL: it reaches to the end of the row */
    SPELLINGS,
};

enum { ROW_IMPOSSIBLE = 1 << 20 };

/* The best way to the end of a piece that ends with that spelling. */
struct row_step {
    int cost; /* bytes; ROW_IMPOSSIBLE: there is none */
    int col;  /* of the cursor then */
    enum spelling before;
    struct pen pen;
};

struct row_piece {
    int begin, end; /* columns */
    bool is_changed;
};

/* Where a row is worked out. */
struct row_plan {
    int blank; /* from this column on it is one blank */
    int pieces;
    struct row_piece piece[CANVAS_COLS_MAX];
    struct row_step step[CANVAS_COLS_MAX][SPELLINGS];
    enum spelling way[CANVAS_COLS_MAX]; /* the best one, of each piece */
};

/* What the terminal is like while a frame is written. */
struct row_hand {
    const struct dialect *dialect;
    struct bytes *bytes;
    struct pen pen;
    struct place cursor;
};

/* Goes to that place and inserts or removes so many cells or rows there: ICH ("@"), DCH ("P"), IL
 * ("L") or DL ("M"). The cursor stays. */
void row_hand_edit(struct row_hand *hand, struct place there, int count, char final);

/* A row as it shall be and as it is shown; LOOK_UNKNOWN where that is not known. */
struct row {
    int number, cols;
    int writable; /* so many of them, from the left: the last cell of a screen may scroll it */
    const struct look *wanted, *shown;
};

/* Finds the cheapest way, from where `hand` is; returns how many bytes it takes. 0: all is shown
 * already. */
int row_plan(struct row_plan *plan, const struct row *row, const struct row_hand *hand);

/* Goes the way that was planned. */
void row_write(const struct row_plan *plan, const struct row *row, struct row_hand *hand);

#endif
