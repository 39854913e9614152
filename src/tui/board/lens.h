/* The part of the board that is seen, and how large: everything counted in cells. A tile of N
 * pixels a side takes N columns and N/2 rows; the square 0,0 begins at row 0, column 0 of the
 * table, and the lens lies somewhere on it. */
#ifndef BASTIDE_TUI_LENS_H
#define BASTIDE_TUI_LENS_H

#include "bastide/board.h"
#include "tui/canvas.h"

struct lens {
    int size;     /* pixels a side of a tile: one of the sizes below */
    int row, col; /* of the table, at the view's top left */
    int rows, cols;
};

extern const int lens_sizes[];
extern const unsigned lens_sizes_count;

/* The cell of the view at which a square's tile begins; it may lie outside. */
static inline int lens_row(const struct lens *lens, struct square at)
{
    return at.y * (lens->size / 2) - lens->row;
}

static inline int lens_col(const struct lens *lens, struct square at)
{
    return at.x * lens->size - lens->col;
}

/* Whether any of the square is in view. */
bool lens_shows(const struct lens *lens, struct square at);

/* A lens for a view of that size: the larger of 12 and 8 pixels a tile at which the whole board
 * and the squares around it fit, else 8; in the middle of the board. */
struct lens lens_fit(const struct board *board, int rows, int cols);

/* Whether the whole board and the squares around it fit. */
bool lens_holds(const struct lens *lens, const struct board *board);

/* Scrolls just as far as brings the square into view, with so many tiles around it as far as there
 * is room. */
void lens_follow(struct lens *lens, struct square at, int margin);

/* Moves the view by tiles. */
void lens_pan(struct lens *lens, enum edge towards);

/* The next larger (`by` 1) or smaller (-1) size, keeping the middle of the view in the middle.
 * Nothing at the last one. */
void lens_zoom(struct lens *lens, int by);

#endif
