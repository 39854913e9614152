#include "tui/board/lens.h"

const int lens_sizes[] = {4, 6, 8, 10, 12, 16};
const unsigned lens_sizes_count = sizeof lens_sizes / sizeof lens_sizes[0];

enum { FIT_LEAST = 8 }; /* the smallest size that is chosen unasked */

struct span span_of(const struct board *board)
{
    struct span span = {0, 0, 0, 0};
    for (unsigned t = 0; t < board->tiles; t++) {
        struct square at = board->tile[t].at;
        span.west = at.x < span.west ? at.x : span.west;
        span.east = at.x > span.east ? at.x : span.east;
        span.north = at.y < span.north ? at.y : span.north;
        span.south = at.y > span.south ? at.y : span.south;
    }
    return (struct span){span.west - 1, span.east + 1, span.north - 1, span.south + 1};
}

/* Division that rounds down on both sides of 0. */
static int floor_div(int a, int b)
{
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}

bool lens_shows(const struct lens *lens, struct square at)
{
    int row = lens_row(lens, at), col = lens_col(lens, at);
    return row < lens->rows && row + lens->size / 2 > 0 && col < lens->cols && col + lens->size > 0;
}

struct square lens_square(const struct lens *lens, int row, int col)
{
    return (struct square){(int16_t)floor_div(lens->col + col, lens->size),
                           (int16_t)floor_div(lens->row + row, lens->size / 2)};
}

bool lens_holds(const struct lens *lens, const struct board *board)
{
    struct span span = span_of(board);
    return (span.east - span.west + 1) * lens->size <= lens->cols &&
           (span.south - span.north + 1) * (lens->size / 2) <= lens->rows;
}

struct lens lens_fit(const struct board *board, int rows, int cols)
{
    struct span span = span_of(board);
    struct lens lens = {.rows = rows, .cols = cols};
    for (unsigned s = lens_sizes_count; s-- > 0;) {
        lens.size = lens_sizes[s];
        if (lens.size == FIT_LEAST || lens_holds(&lens, board))
            break;
    }
    lens.row = floor_div((span.north + span.south + 1) * (lens.size / 2) - rows, 2);
    lens.col = floor_div((span.west + span.east + 1) * lens.size - cols, 2);
    return lens;
}

void lens_resize(struct lens *lens, int rows, int cols)
{
    lens->row += floor_div(lens->rows - rows, 2);
    lens->col += floor_div(lens->cols - cols, 2);
    lens->rows = rows;
    lens->cols = cols;
}

/* One dimension of the view or of the land: so many cells from `begin` on. */
struct stretch {
    int begin, length;
};

static struct stretch view_rows(const struct lens *lens)
{
    return (struct stretch){lens->row, lens->rows};
}

static struct stretch view_cols(const struct lens *lens)
{
    return (struct stretch){lens->col, lens->cols};
}

static struct stretch board_rows(const struct lens *lens, struct span span)
{
    int height = lens->size / 2;
    return (struct stretch){span.north * height, (span.south - span.north + 1) * height};
}

static struct stretch board_cols(const struct lens *lens, struct span span)
{
    return (struct stretch){span.west * lens->size, (span.east - span.west + 1) * lens->size};
}

/* How far a view must move so that all of `land` lies in it; or, where that is too long, so that
 * nothing but `land` does. */
static int shift_over(struct stretch view, struct stretch land)
{
    int at_begin = land.begin - view.begin;
    int at_end = land.begin + land.length - view.begin - view.length;
    int least = at_begin < at_end ? at_begin : at_end, most = at_begin < at_end ? at_end : at_begin;
    return least > 0 ? least : most < 0 ? most : 0;
}

/* How far it must move to show a tile: with `frame` cells around it where they are missing, and
 * then with `margin` tiles around it; with less where there is no room. */
static int shift_to_tile(struct stretch view, struct stretch tile, int frame, int margin)
{
    int room = view.length > tile.length ? (view.length - tile.length) / 2 : 0;
    int framed = frame < room ? frame : room;
    int around = margin * tile.length < room ? margin * tile.length : room;
    int wide = around > framed ? around : framed;
    if (tile.length > view.length)
        return tile.begin - view.begin;
    if (tile.begin - framed >= view.begin &&
        tile.begin + tile.length + framed <= view.begin + view.length)
        return 0;
    return shift_over(view, (struct stretch){tile.begin - wide, tile.length + 2 * wide});
}

void lens_follow(struct lens *lens, struct square at, int margin)
{
    int height = lens->size / 2, width = lens->size;
    lens->row += shift_to_tile(view_rows(lens), (struct stretch){at.y * height, height}, 1, margin);
    lens->col += shift_to_tile(view_cols(lens), (struct stretch){at.x * width, width}, 1, margin);
}

void lens_tidy(struct lens *lens, const struct board *board)
{
    struct span span = span_of(board);
    lens->row += shift_over(view_rows(lens), board_rows(lens, span));
    lens->col += shift_over(view_cols(lens), board_cols(lens, span));
}

/* The nearest begin of a view at which a tile's length of `land` is left in it. */
static int keep_touching(struct stretch view, struct stretch land, int tile)
{
    int least = land.begin + 2 * tile - view.length, most = land.begin + land.length - 2 * tile;
    return view.begin < least ? least : view.begin > most ? most : view.begin;
}

void lens_move(struct lens *lens, const struct board *board, int rows, int cols)
{
    struct span span = span_of(board);
    lens->row += rows;
    lens->col += cols;
    lens->row = keep_touching(view_rows(lens), board_rows(lens, span), lens->size / 2);
    lens->col = keep_touching(view_cols(lens), board_cols(lens, span), lens->size);
}

void lens_pan(struct lens *lens, const struct board *board, enum edge towards)
{
    struct square step = square_beside((struct square){0, 0}, towards);
    lens_move(lens, board, step.y * (lens->size / 2), step.x * lens->size);
}

/* Where the middle of cell number `cell` of the land comes to lie. */
static int rescaled(int cell, int from, int to)
{
    return floor_div((2 * cell + 1) * to, 2 * from);
}

void lens_zoom_at(struct lens *lens, int by, int row, int col)
{
    int at = 0;
    while (lens_sizes[at] != lens->size)
        at++;
    at += by;
    if (at < 0 || at >= (int)lens_sizes_count)
        return;
    lens->row = rescaled(lens->row + row, lens->size, lens_sizes[at]) - row;
    lens->col = rescaled(lens->col + col, lens->size, lens_sizes[at]) - col;
    lens->size = lens_sizes[at];
}

void lens_zoom(struct lens *lens, int by)
{
    lens_zoom_at(lens, by, lens->rows / 2, lens->cols / 2);
}
