/* A garden in letters: one cell of a field, near the middle of the tile. */
#include "tui/board/glyph_tile.h"

#include <stdint.h>
#include <stdlib.h>

/* How many cells the segment there has that show nothing else. */
static unsigned cells_of(const struct glyph_tile *tile, uint8_t segment, unsigned ground)
{
    unsigned cells = 0;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            cells += tile->segment[row][col] == segment && tile->mark[row][col] == ground;
    return cells;
}

/* Grass of a field that keeps some, or where none can be given the village; and not the
 * middle of an edge, which shows what goes on there.
 */
static bool may_be_garden(const struct glyph_tile *tile, int row, int col, unsigned ground)
{
    bool is_edge = (row != MIDDLE_ROW && col == MIDDLE_COL) ||
                   (row == MIDDLE_ROW && (col == 0 || col == FAR_COL));
    return !is_edge && tile->mark[row][col] == ground &&
           (ground == MARK_VILLAGE || cells_of(tile, tile->segment[row][col], ground) > 1);
}

/* Whether followers on all its segments would be seen on the small tile, too. */
static bool stand_apart(const struct glyph_tile *tile, unsigned segments, uint8_t garden)
{
    struct glyph_tile small = glyph_small_of(tile);
    bool taken[GLYPH_TILE_ROWS][GLYPH_SMALL_COLS] = {{false}};
    for (unsigned s = 0; s < segments; s++) {
        struct glyph_anchor at = glyph_small_anchor(tile, s);
        if (taken[at.row][at.col] || (s == garden && small.segment[at.row][at.col] != s))
            return false;
        taken[at.row][at.col] = true;
    }
    return true;
}

static bool draw_on(struct glyph_tile *tile, unsigned segments, uint8_t garden, unsigned ground)
{
    enum { FURTHEST = 2 + MIDDLE_COL };
    const struct glyph_tile before = *tile;
    for (int away = 0; away <= FURTHEST; away++)
        for (int row = 0; row < GLYPH_TILE_ROWS; row++)
            for (int col = 0; col < GLYPH_TILE_COLS; col++) {
                if (2 * abs(row - MIDDLE_ROW) + abs(col - MIDDLE_COL) != away ||
                    !may_be_garden(&before, row, col, ground))
                    continue;
                *tile = before;
                glyph_put(tile, row, col, MARK_GARDEN, garden);
                if (stand_apart(tile, segments, garden))
                    return true;
            }
    *tile = before;
    return false;
}

static void draw_garden(struct glyph_tile *tile, unsigned segments, uint8_t garden)
{
    if (!draw_on(tile, segments, garden, MARK_GRASS))
        draw_on(tile, segments, garden, MARK_VILLAGE);
}

void gardens_draw(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    uint8_t garden = tile_segment_of(&tile_kinds[kind], FEATURE_GARDEN);
    (void)orientation;
    if (garden != NO_SEGMENT)
        draw_garden(tile, tile_kinds[kind].segments, garden);
}
