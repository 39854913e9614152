/* Foundations in letters, and how many floors a tower has. */
#include "tui/board/glyph_tile.h"

#include <stdlib.h>

static uint8_t tower_segment(kind_number kind)
{
    const struct tile_kind *printed = &tile_kinds[kind];
    for (uint8_t s = 0; s < printed->segments; s++)
        if (printed->segment[s].kind == FEATURE_TOWER)
            return s;
    return NO_SEGMENT;
}

/* How many cells show the segment of that one and nothing else. */
static unsigned cells_like(const struct glyph_tile *tile, int row, int col)
{
    unsigned cells = 0;
    for (int r = 0; r < GLYPH_TILE_ROWS; r++)
        for (int c = 0; c < GLYPH_TILE_COLS; c++)
            cells += tile->segment[r][c] == tile->segment[row][col] &&
                     (tile->mark[r][c] == MARK_GRASS || tile->mark[r][c] == MARK_CITY);
    return cells;
}

/* Near the middle, where grass or a city keeps cells enough. */
void towers_draw_foundation(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    uint8_t tower = tower_segment(kind);
    int best = INT32_MAX, at_row = 0, at_col = 0;
    (void)orientation;
    if (tower == NO_SEGMENT)
        return;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++) {
            bool is_grass = tile->mark[row][col] == MARK_GRASS;
            int away = 2 * abs(row - MIDDLE_ROW) + abs(col - MIDDLE_COL) + (is_grass ? 0 : 16);
            if ((is_grass || tile->mark[row][col] == MARK_CITY) && cells_like(tile, row, col) > 1 &&
                away < best) {
                best = away;
                at_row = row;
                at_col = col;
            }
        }
    glyph_put(tile, at_row, at_col, MARK_FOUNDATION, tower);
}

void towers_draw(struct glyph_tile *tile, unsigned floors)
{
    unsigned mark = floors > 9 ? (unsigned)MARK_FLOORS_MORE : MARK_FLOORS_1 + floors - 1;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            if (tile->mark[row][col] == MARK_FOUNDATION)
                tile->mark[row][col] = (uint8_t)mark;
}
