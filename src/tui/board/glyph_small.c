/* Tiles in small letters: what of the large ones goes first where there is no room for all. */
#include "tui/board/glyph_tile.h"

#include <stdlib.h>

static enum glyph_worth worth_of(unsigned mark)
{
    static const uint8_t worth[MARK_ROAD] = {
#define X(mark, lines, plain, ink, through, middle, landmark, worth) [MARK_##mark] = WORTH_##worth,
        GLYPH_MARKS(X)
#undef X
    };
    if (mark >= MARK_LETTER)
        return WORTH_THING;
    return mark >= MARK_ROAD ? WORTH_WAY : (enum glyph_worth)worth[mark];
}

enum { SIDES = 2 };

/* From the edge inwards: the first, and the one beside the middle. The one between tells the
 * terrain of the edge. */
static const int edge_col[SIDES] = {0, FAR_COL}, outer_col[SIDES] = {1, FAR_COL - 1},
                 inner_col[SIDES] = {MIDDLE_COL - 1, MIDDLE_COL + 1};

/* Whether something single, or a wall around it, takes the place of what a column shows: where that
 * is grass, or the city that it stands in. Roads keep theirs, as one has to see them. */
static bool takes_place(const struct glyph_tile *tile, int row, int col, int shown)
{
    enum glyph_worth worth = worth_of(tile->mark[row][col]);
    enum glyph_worth there = worth_of(tile->mark[row][shown]);
    bool is_same = tile->segment[row][col] == tile->segment[row][shown];
    return worth >= WORTH_WALL && worth > there &&
           (there == WORTH_GROUND || (there < WORTH_WAY && is_same));
}

/* The column that speaks for a side of the tile, and for its middle: there also for what stands
 * beside it and has no room on its own side. */
static int column_of_side(const struct glyph_tile *tile, int row, int side)
{
    int best = outer_col[side];
    best = takes_place(tile, row, edge_col[side], best) ? edge_col[side] : best;
    return takes_place(tile, row, inner_col[side], best) ? inner_col[side] : best;
}

static int column_of_middle(const struct glyph_tile *tile, int row)
{
    int best = MIDDLE_COL;
    for (int side = 0; side < SIDES; side++)
        if (worth_of(tile->mark[row][inner_col[side]]) == WORTH_THING &&
            worth_of(tile->mark[row][MIDDLE_COL]) < WORTH_WAY &&
            column_of_side(tile, row, side) != inner_col[side])
            best = inner_col[side];
    return best;
}

static unsigned cells_of(const struct glyph_tile *small, uint8_t segment)
{
    unsigned cells = 0;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_SMALL_COLS; col++)
            cells += small->segment[row][col] == segment;
    return cells;
}

/* A strip of field at a corner that would be lost takes the corner from what has other cells. */
static void keep_corner(struct glyph_tile *small, const struct glyph_tile *tile, int row, int side)
{
    int col = side * (GLYPH_SMALL_COLS - 1);
    uint8_t strip = tile->segment[row][edge_col[side]];
    if (strip != NO_SEGMENT && tile->mark[row][edge_col[side]] == MARK_GRASS &&
        cells_of(small, strip) == 0 && worth_of(small->mark[row][col]) <= WORTH_AREA &&
        cells_of(small, small->segment[row][col]) > 1)
        glyph_put(small, row, col, MARK_GRASS, strip);
}

struct glyph_tile glyph_small_of(const struct glyph_tile *tile)
{
    struct glyph_tile small = *tile;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_SMALL_COLS; col++) {
            int from = col == 1 ? column_of_middle(tile, row) : column_of_side(tile, row, col / 2);
            glyph_put(&small, row, col, tile->mark[row][from], tile->segment[row][from]);
        }
    for (int side = 0; side < SIDES; side++) {
        keep_corner(&small, tile, 0, side);
        keep_corner(&small, tile, FAR_ROW, side);
    }
    return small;
}

void glyph_small_share(struct glyph_tile *north, struct glyph_tile *south)
{
    for (int col = 0; col < GLYPH_SMALL_COLS; col++) {
        if (worth_of(south->mark[0][col]) > worth_of(north->mark[FAR_ROW][col]))
            glyph_put(north, FAR_ROW, col, MARK_HIDDEN, NO_SEGMENT);
        else
            glyph_put(south, 0, col, MARK_HIDDEN, NO_SEGMENT);
    }
}

struct glyph_anchor glyph_small_anchor(const struct glyph_tile *tile, unsigned segment)
{
    enum { ASIDE = 4 }; /* a shared row is further away than any cell of the middle row */
    struct glyph_tile small = glyph_small_of(tile);
    struct glyph_anchor home = glyph_tile_anchor(tile, segment);
    int best = INT32_MAX;
    home.col = home.col < MIDDLE_COL ? 0 : home.col == MIDDLE_COL ? 1 : 2;
    bool is_another_field = small.mark[home.row][home.col] == MARK_GRASS;
    bool is_village = small.segment[MIDDLE_ROW][1] == NO_SEGMENT;
    struct glyph_anchor anchor = {is_another_field ? MIDDLE_ROW : home.row,
                                  is_another_field && is_village ? 1 : home.col};
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_SMALL_COLS; col++) {
            int away = (row != MIDDLE_ROW ? ASIDE : 0) + abs(row - home.row) + abs(col - home.col);
            if (small.segment[row][col] == segment && away < best) {
                best = away;
                anchor = (struct glyph_anchor){row, col};
            }
        }
    return anchor;
}
