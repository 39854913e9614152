#include "tui/board/glyph_tile.h"

/* Water on either side of its middle. */
void lake_draw(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    (void)orientation;
    if (!(tile_kinds[kind].flags & TILE_LAKE))
        return;
    for (int col = MIDDLE_COL - 1; col <= MIDDLE_COL + 1; col++)
        glyph_put(tile, MIDDLE_ROW, col, MARK_WATER, NO_SEGMENT);
}
