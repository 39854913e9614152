/* The abbey in letters: a wall all round, and the monastery in its middle. */
#include "tui/board/glyph_tile.h"

void abbey_draw(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    (void)orientation;
    if (!(tile_kinds[kind].flags & TILE_ABBEY))
        return;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            glyph_put(tile, row, col, MARK_ABBEY_WALL, NO_SEGMENT);
}
