#include "tui/board/lens.h"

const int lens_sizes[] = {4, 6, 8, 12, 16};
const unsigned lens_sizes_count = sizeof lens_sizes / sizeof lens_sizes[0];

/* The squares that the board and the open squares around it span. */
struct span {
    int west, east, north, south;
};

static struct span span_of(const struct board *board)
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

bool lens_shows(const struct lens *lens, struct square at)
{
    int row = lens_row(lens, at), col = lens_col(lens, at);
    return row < lens->rows && row + lens->size / 2 > 0 && col < lens->cols && col + lens->size > 0;
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
    struct lens lens = {.size = 12, .rows = rows, .cols = cols};
    if (!lens_holds(&lens, board))
        lens.size = 8;
    lens.row = ((span.north + span.south + 1) * (lens.size / 2) - rows) / 2;
    lens.col = ((span.west + span.east + 1) * lens.size - cols) / 2;
    return lens;
}

/* How far a view of `length` cells from `begin` on must move so that `from` to `to` lie in it. */
static int shift_to_show(int begin, int length, int from, int to)
{
    if (from < begin || to - from > length)
        return from - begin;
    return to > begin + length ? to - begin - length : 0;
}

/* The margin in cells, or what room there is. */
static int margin_of(int length, int tile, int margin)
{
    int room = (length - tile) / 2;
    return room > margin * tile ? margin * tile : room > 0 ? room : 0;
}

void lens_follow(struct lens *lens, struct square at, int margin)
{
    int height = lens->size / 2, width = lens->size;
    int above = margin_of(lens->rows, height, margin),
        beside = margin_of(lens->cols, width, margin);
    int row = at.y * height, col = at.x * width;
    lens->row += shift_to_show(lens->row, lens->rows, row - above, row + height + above);
    lens->col += shift_to_show(lens->col, lens->cols, col - beside, col + width + beside);
}

void lens_pan(struct lens *lens, enum edge towards)
{
    struct square step = square_beside((struct square){0, 0}, towards);
    lens->row += step.y * (lens->size / 2);
    lens->col += step.x * lens->size;
}

void lens_zoom(struct lens *lens, int by)
{
    int at = 0;
    while (lens_sizes[at] != lens->size)
        at++;
    at += by;
    if (at < 0 || at >= (int)lens_sizes_count)
        return;
    int size = lens_sizes[at];
    lens->row = (2 * lens->row + lens->rows) * size / lens->size / 2 - lens->rows / 2;
    lens->col = (2 * lens->col + lens->cols) * size / lens->size / 2 - lens->cols / 2;
    lens->size = size;
}
