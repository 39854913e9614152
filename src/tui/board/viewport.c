#include "tui/board/viewport.h"

#include <assert.h>
#include <limits.h>

const int viewport_sizes[] = {4, 6, 8, 10, 12, 16, 20, 24};
const unsigned viewport_sizes_count = sizeof viewport_sizes / sizeof viewport_sizes[0];

static const int letter_sizes[] = {GLYPH_SMALL_SIZE, GLYPH_VIEWPORT_SIZE};

/* Painted tiles of 4 pixels are an overview. */
const struct zooms zooms_painted = {viewport_sizes, sizeof viewport_sizes / sizeof *viewport_sizes,
                                    6, 8};
const struct zooms zooms_in_letters = {letter_sizes, sizeof letter_sizes / sizeof *letter_sizes,
                                       GLYPH_SMALL_SIZE, GLYPH_VIEWPORT_SIZE};

struct span span_with(struct span span, struct square at)
{
    return (struct span){at.x < span.west ? at.x : span.west, at.x > span.east ? at.x : span.east,
                         at.y < span.north ? at.y : span.north,
                         at.y > span.south ? at.y : span.south};
}

struct span tiles_span(const struct board *board, unsigned from, unsigned to)
{
    struct square first = board->tile[from].at;
    struct span span = {first.x, first.x, first.y, first.y};
    for (unsigned t = from + 1; t < to; t++)
        span = span_with(span, board->tile[t].at);
    return span;
}

struct span land_span(const struct board *board)
{
    return tiles_span(board, 0, board->tiles);
}

struct span board_span(const struct board *board)
{
    struct span span = land_span(board);
    return (struct span){span.west - 1, span.east + 1, span.north - 1, span.south + 1};
}

bool viewport_shows(const struct viewport *viewport, struct square at)
{
    int row = viewport_row(viewport, at), col = viewport_col(viewport, at);
    return row < viewport->rows && row + viewport->size / 2 > 0 && col < viewport->cols &&
           col + viewport->size > 0;
}

struct square viewport_square(const struct viewport *viewport, int row, int col)
{
    return (struct square){(int16_t)floor_div(viewport->col + col, viewport->size),
                           (int16_t)floor_div(viewport->row + row, viewport->size / 2)};
}

/* Whether those squares fit, with `around` cells on each side. */
static bool holds(const struct viewport *viewport, struct span span, int around)
{
    return (span.east - span.west + 1) * viewport->size + 2 * around <= viewport->cols &&
           (span.south - span.north + 1) * (viewport->size / 2) + 2 * around <= viewport->rows;
}

bool viewport_size_for(struct viewport *viewport, const struct zooms *zooms, struct span span,
                       int around, int least, int most)
{
    for (unsigned s = zooms->count; s-- > 0 && zooms->size[s] >= least;) {
        if (zooms->size[s] > most)
            continue;
        viewport->size = zooms->size[s];
        if (holds(viewport, span, around))
            return true;
    }
    return false;
}

bool viewport_holds(const struct viewport *viewport, const struct board *board)
{
    return holds(viewport, board_span(board), 0);
}

/* One coordinate of all tiles. */
struct places {
    unsigned tiles;
    int16_t at[TILES_MAX];
};

/* How many of them lie from `first` on within so many squares. */
static unsigned within(const struct places *places, int first, int squares)
{
    unsigned count = 0;
    for (unsigned t = 0; t < places->tiles; t++)
        count += places->at[t] >= first && places->at[t] < first + squares;
    return count;
}

/* Where a view of `cells` begins whose middle is that of the squares `first` to `last`, of `size`
 * cells each, if there is room for all of them; else that of the squares where most tiles are. */
static int middle_of(const struct places *places, int first, int last, int size, int cells)
{
    assert(size > 0);
    int squares = cells / size > 0 ? cells / size : 1, best = places->at[0];
    if ((last - first + 1) * size <= cells)
        return floor_div((first + last + 1) * size - cells, 2);
    for (unsigned t = 0; t < places->tiles; t++)
        if (within(places, places->at[t], squares) > within(places, best, squares))
            best = places->at[t];
    return floor_div((2 * best + squares) * size - cells, 2);
}

static void look_at_most(struct viewport *viewport, const struct board *board, struct span span)
{
    struct places across = {.tiles = board->tiles}, down = {.tiles = board->tiles};
    for (unsigned t = 0; t < board->tiles; t++) {
        across.at[t] = board->tile[t].at.x;
        down.at[t] = board->tile[t].at.y;
    }
    viewport->row = middle_of(&down, span.north, span.south, viewport->size / 2, viewport->rows);
    viewport->col = middle_of(&across, span.west, span.east, viewport->size, viewport->cols);
    viewport_tidy(viewport, board);
}

struct viewport viewport_fit(const struct board *board, const struct zooms *zooms, int rows,
                             int cols)
{
    struct span span = board_span(board);
    struct viewport viewport = {.rows = rows, .cols = cols};
    if (!viewport_size_for(&viewport, zooms, span, 0, zooms->least, INT_MAX))
        viewport.size = zooms->usual;
    look_at_most(&viewport, board, span);
    return viewport;
}

struct viewport viewport_fit_tiles(const struct board *board, const struct zooms *zooms, int rows,
                                   int cols)
{
    struct span span = land_span(board);
    struct viewport viewport = {.rows = rows, .cols = cols};
    viewport_size_for(&viewport, zooms, span, 1, 0, INT_MAX);
    look_at_most(&viewport, board, span);
    return viewport;
}

void viewport_resize(struct viewport *viewport, int rows, int cols)
{
    viewport->row += floor_div(viewport->rows - rows, 2);
    viewport->col += floor_div(viewport->cols - cols, 2);
    viewport->rows = rows;
    viewport->cols = cols;
}

/* One dimension of the view or of the land: so many cells from `begin` on. */
struct stretch {
    int begin, length;
};

/* How far a view must move so that all of `land` lies in it; or, where that is too long, so that
 * nothing but `land` does. */
static int shift_over(struct stretch view, struct stretch land)
{
    int at_begin = land.begin - view.begin;
    int at_end = land.begin + land.length - view.begin - view.length;
    int least = at_begin < at_end ? at_begin : at_end, most = at_begin < at_end ? at_end : at_begin;
    return least > 0 ? least : most < 0 ? most : 0;
}

/* How far it must move to show a tile: with a frame's cell around it where that is missing, and
 * then with `margin` tiles around it; with less where there is no room. */
static int shift_to_tile(struct stretch view, struct stretch tile, int margin)
{
    int room = view.length > tile.length ? (view.length - tile.length) / 2 : 0;
    int framed = room > 0 ? 1 : 0;
    int around = margin * tile.length < room ? margin * tile.length : room;
    int wide = around > framed ? around : framed;
    if (tile.length > view.length)
        return tile.begin - view.begin;
    if (tile.begin - framed >= view.begin &&
        tile.begin + tile.length + framed <= view.begin + view.length)
        return 0;
    return shift_over(view, (struct stretch){tile.begin - wide, tile.length + 2 * wide});
}

void viewport_follow(struct viewport *viewport, struct square at, int margin)
{
    int height = viewport->size / 2, width = viewport->size;
    viewport->row += shift_to_tile((struct stretch){viewport->row, viewport->rows},
                                   (struct stretch){at.y * height, height}, margin);
    viewport->col += shift_to_tile((struct stretch){viewport->col, viewport->cols},
                                   (struct stretch){at.x * width, width}, margin);
}

/* How far it must move to show squares of the land, `first` to `last`, which are `side` cells long.
 * Land that is too long has a frame's cell beyond each end, as a square there is framed, too. */
static int shift_to_land(struct stretch view, int first, int last, int side)
{
    int length = (last - first + 1) * side, beyond = length > view.length ? 1 : 0;
    return shift_over(view, (struct stretch){first * side - beyond, length + 2 * beyond});
}

/* Where a view of `cells` begins whose middle is that of the squares `at` and `other`, of `size`
 * cells each; of `at` alone, if there is no room for both. */
static int centred(int at, int other, int size, int cells)
{
    int both = (at > other ? at - other : other - at) * size + size + 2;
    return floor_div(both <= cells ? (at + other + 1) * size - cells : (2 * at + 1) * size - cells,
                     2);
}

void viewport_centre(struct viewport *viewport, struct square at, struct square other)
{
    int rows = viewport->size / 2, cols = viewport->size;
    viewport->row = centred(at.y, other.y, rows, viewport->rows);
    viewport->col = centred(at.x, other.x, cols, viewport->cols);
}

void viewport_tidy(struct viewport *viewport, const struct board *board)
{
    struct span span = board_span(board);
    viewport->row += shift_to_land((struct stretch){viewport->row, viewport->rows}, span.north,
                                   span.south, viewport->size / 2);
    viewport->col += shift_to_land((struct stretch){viewport->col, viewport->cols}, span.west,
                                   span.east, viewport->size);
}

void viewport_move(struct viewport *viewport, const struct board *board, int rows, int cols)
{
    viewport->row += rows;
    viewport->col += cols;
    viewport_tidy(viewport, board);
}

void viewport_pan(struct viewport *viewport, const struct board *board, enum edge towards)
{
    struct square step = square_beside((struct square){0, 0}, towards);
    viewport_move(viewport, board, step.y * (viewport->size / 2), step.x * viewport->size);
}

/* Where the middle of cell number `cell` of the land comes to lie. */
static int rescaled(int cell, int from, int to)
{
    return floor_div((2 * cell + 1) * to, 2 * from);
}

bool viewport_zoom_at(struct viewport *viewport, const struct zooms *zooms, int by, int row,
                      int col)
{
    int at = 0;
    while (zooms->size[at] != viewport->size)
        at++;
    at += by;
    if (at < 0 || at >= (int)zooms->count)
        return false;
    viewport->row = rescaled(viewport->row + row, viewport->size, zooms->size[at]) - row;
    viewport->col = rescaled(viewport->col + col, viewport->size, zooms->size[at]) - col;
    viewport->size = zooms->size[at];
    return true;
}
