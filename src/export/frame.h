/* A picture of a game as cells: the players with their scores, the board below them, and a line of
 * what happened last. All exports are made from it, so they show what the screen shows. */
#ifndef BASTIDE_EXPORT_FRAME_H
#define BASTIDE_EXPORT_FRAME_H

#include "play/session.h"
#include "tui/board/board_scene.h"
#include "tui/board/pixels.h"
#include "tui/canvas.h"

/* A picture in cells, put together from canvases: it may be larger than any of them. */

struct sheet {
    int rows, cols;
    struct cell *cell; /* row by row, `cols` a row */
};

/* Begins a picture of that size, blank as a panel, in place of the one before; one that is all
 * zeros has none. False, with no picture, where memory runs out. */
bool sheet_begin(struct sheet *sheet, int rows, int cols);

/* What a canvas shows, for as long as it stays as it is: not to be freed. */
static inline struct sheet sheet_of(struct canvas *canvas)
{
    return (struct sheet){canvas->rows, canvas->cols, canvas->cell};
}

void sheet_free(struct sheet *sheet);

/* What is the same in all pictures of a film: they are as large as the last one needs. */
struct frame_plan {
    const struct session *session;
    struct seats seats;
    struct log log; /* of the whole session */
    struct span span;
    bool in_letters; /* the board in letters and lines, not in half blocks */
    int size;        /* pixels a side of a tile, two to a cell */
    int rows, cols;  /* cells of a picture, which may be more than a canvas has */
    int heading;     /* rows of it that the players take */
};

/* Sizes of tiles: even, in pixels. FRAME_SIZE_BEST is taken unless another one is wanted. */
enum { FRAME_SIZE_MIN = 4, FRAME_SIZE_BEST = 12, FRAME_SIZE_MAX = TILE_CACHE_SIZE_MAX };

/* Cells: the least width, so that there is room for players and for what happened; the last line.
 */
enum { FRAME_COLS_LEAST = 60, FRAME_FOOT_ROWS = 1 };

/* Where the picture of a turn is taken: the moves made when that turn (from 1) was over, all of
 * them if it is the last one. False if the game did not get so far. */
bool frame_moves_of_turn(const struct session *session, unsigned turn, size_t *moves);

/* Plans pictures of the game until `moves` moves were made, with tiles of that size; 0: in letters.
 * The session stays the caller's and must stay as it is. */
void frame_plan_make(struct frame_plan *plan, const struct session *session, size_t moves,
                     int size);

/* Takes smaller tiles, down to FRAME_SIZE_MIN, until the picture has at most so many cells. */
void frame_plan_shrink(struct frame_plan *plan, long cells);

/* What pictures are drawn with: tiles painted before are kept. */
struct frame_tools {
    struct tile_cache tiles;
    struct canvas canvas;
};

/* Draws it. False where memory runs out. */
bool frame_draw(const struct frame_plan *plan, size_t moves, struct frame_tools *tools,
                struct sheet *sheet);

/* Its parts, each on the rows of the sheet from `row` on, and as wide as the sheet: the players,
 * for whom that width takes so many rows; the board in the middle; and what happened, in a line. */
typedef void frame_part(const struct frame_plan *plan, size_t moves, int row,
                        struct frame_tools *tools, struct sheet *sheet);
frame_part frame_draw_heading, frame_draw_board, frame_draw_foot;
int frame_heading_rows(const struct frame_plan *plan, int cols);
int frame_board_rows(const struct frame_plan *plan);
int frame_board_cols(const struct frame_plan *plan);

/* The squares of the tiles alone: where one could be placed is not shown. */
struct span frame_span(const struct board *board);

/* The cells that a square of the board takes in the pictures. */
struct area frame_square(const struct frame_plan *plan, struct square at);

#endif
