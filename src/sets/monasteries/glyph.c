/* The place of the abbots in letters: beside the monastery's, instead of the wall on a side without
 * a road, which small tiles show there. */
#include "tui/board/glyph_tile.h"

void abbots_draw(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    (void)orientation;
    uint8_t abbots = tile_segment_of(&tile_kinds[kind], FEATURE_ABBOTS);
    bool has_road = tile->mark[MIDDLE_ROW][FAR_COL] != MARK_GRASS;
    if (abbots != NO_SEGMENT)
        glyph_put(tile, MIDDLE_ROW, has_road ? MIDDLE_COL - 1 : MIDDLE_COL + 1, MARK_ABBOTS,
                  abbots);
}
