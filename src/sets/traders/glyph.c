/* Goods in letters. */
#include "bastide/traders/states.h"
#include "tui/board/glyph_tile.h"

void goods_draw(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    static const enum glyph_mark marks[GOODS_COUNT] = {
        [GOOD_WINE] = MARK_WINE, [GOOD_GRAIN] = MARK_GRAIN, [GOOD_CLOTH] = MARK_CLOTH};
    (void)orientation;
    for (uint8_t s = 0; s < tile_kinds[kind].segments; s++)
        for (unsigned good = 0; good < GOODS_COUNT; good++)
            if (tile_kinds[kind].segment[s].flags & segment_flag_of_good((enum good)good))
                glyph_put_in_city(tile, s, marks[good]);
}
