/* Flying machines in letters: an arrow in place of the letter of their sign. */
#include "tui/board/glyph_tile.h"

void machines_draw(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    enum { SIGN = MARK_LETTER + 'M' - 'A' };
    if (!(tile_kinds[kind].flags & TILE_MACHINE))
        return;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            if (tile->mark[row][col] == SIGN)
                tile->mark[row][col] =
                    (uint8_t)(MARK_MACHINE_N + tile_points_to(kind, orientation));
}
