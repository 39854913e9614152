/* The space for acrobats and the big top in letters. */
#include "tui/board/glyph_tile.h"

void acrobats_draw(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    (void)orientation;
    uint8_t space = tile_segment_of(&tile_kinds[kind], FEATURE_ACROBATS);
    if (space != NO_SEGMENT)
        glyph_put(tile, MIDDLE_ROW, MIDDLE_COL, MARK_ACROBATS, space);
}

void big_top_draw(struct glyph_tile *tile, unsigned built)
{
    (void)built;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            if (tile->mark[row][col] == MARK_CIRCUS)
                tile->mark[row][col] = MARK_BIG_TOP;
}
