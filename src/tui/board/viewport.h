/* The part of the board that is seen, and how large: everything counted in cells. A tile of N
 * pixels a side takes N columns and N/2 rows; the square 0,0 begins at row 0, column 0 of the
 * table, and the viewport lies somewhere on it. */
#ifndef BASTIDE_TUI_VIEWPORT_H
#define BASTIDE_TUI_VIEWPORT_H

#include "bastide/board.h"
#include "tui/canvas.h"

struct viewport {
    int size;     /* pixels a side of a tile: one of its zooms */
    int row, col; /* of the table, at the view's top left */
    int rows, cols;
};

/* The sizes of painted boards, the smallest first. */
extern const int viewport_sizes[];
extern const unsigned viewport_sizes_count;

/* Those of boards in letters. */
enum { GLYPH_SMALL_SIZE = 4, GLYPH_VIEWPORT_SIZE = 8 };

/* The sizes of a kind of board; and to play on: the smallest that shows the whole board, and the
 * size where none does. */
struct zooms {
    const int *size;
    unsigned count;
    int least, usual;
};

extern const struct zooms zooms_painted, zooms_in_letters;

/* The cell of the view at which a square's tile begins; it may lie outside. */
static inline int viewport_row(const struct viewport *viewport, struct square at)
{
    return at.y * (viewport->size / 2) - viewport->row;
}

static inline int viewport_col(const struct viewport *viewport, struct square at)
{
    return at.x * viewport->size - viewport->col;
}

/* Whether any of the square is in view. */
bool viewport_shows(const struct viewport *viewport, struct square at);

/* A viewport for a view of that size, to play on: the largest size from the least on at which the
 * whole board and the squares around it fit, on the middle of them; else the usual one, where most
 * tiles are. */
struct viewport viewport_fit(const struct board *board, const struct zooms *zooms, int rows,
                             int cols);

/* A viewport on a board on which nobody places tiles any more: the largest size at which all of its
 * tiles fit, with a cell around them; else the smallest, where most tiles are. */
struct viewport viewport_fit_tiles(const struct board *board, const struct zooms *zooms, int rows,
                                   int cols);

/* Whether the whole board and the squares around it fit. */
bool viewport_holds(const struct viewport *viewport, const struct board *board);

/* The same view of another number of cells: what was in the middle stays there. */
void viewport_resize(struct viewport *viewport, int rows, int cols);

/* Nothing where the square and a frame around it are in view. Else scrolls just as far as brings it
 * into view, with so many tiles around it as far as there is room. */
void viewport_follow(struct viewport *viewport, struct square at, int margin);

/* Scrolls to where the middle of the rectangle between two squares, both included, is in the middle
 * of the view; if there is no room for all of it, the middle of the first. */
void viewport_centre(struct viewport *viewport, struct square at, struct square other);

/* Scrolls just as far as brings the whole board into view with the squares around it; where it is
 * too large for that, so far that none of the view is wasted beyond a cell, which frames take. */
void viewport_tidy(struct viewport *viewport, const struct board *board);

/* Moves the view over the land by cells, and tidies it: it goes no further than the land does. */
void viewport_move(struct viewport *viewport, const struct board *board, int rows, int cols);

/* Moves the view by a tile. */
void viewport_pan(struct viewport *viewport, const struct board *board, enum edge towards);

/* The next larger (`by` 1) or smaller (-1) of its zooms. The land under that cell of the view stays
 * under it. False, and nothing happens, at the last size. */
bool viewport_zoom_at(struct viewport *viewport, const struct zooms *zooms, int by, int row,
                      int col);

/* The square under a cell of the view. */
struct square viewport_square(const struct viewport *viewport, int row, int col);

/* The squares that the board and the open squares around it span. */
struct span {
    int west, east, north, south;
};

struct span board_span(const struct board *board);

/* With one square more. */
struct span span_with(struct span span, struct square at);

/* Gives the view the largest size from `least` to `most` at which these squares fit with `around`
 * cells on each side. False where none does: then it has the smallest of these sizes. */
bool viewport_size_for(struct viewport *viewport, const struct zooms *zooms, struct span span,
                       int around, int least, int most);

/* The squares that all tiles span, and those that some do: by their numbers, `from` to before
 * `to`, at least one. */
struct span land_span(const struct board *board);
struct span tiles_span(const struct board *board, unsigned from, unsigned to);

/* Division that rounds down on both sides of 0; `b` is above 0. */
static inline int floor_div(int a, int b)
{
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}

#endif
