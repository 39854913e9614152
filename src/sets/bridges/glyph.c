/* Bridges in letters. */
#include "tui/board/glyph_tile.h"

static void put_deck(struct glyph_tile *tile, int row, int col, enum glyph_mark mark)
{
    if (!glyph_mark_is_seen((enum glyph_mark)tile->mark[row][col]))
        glyph_put(tile, row, col, mark, SEGMENT_TRACK);
}

/* `built`: 1 and its direction. */
void bridges_draw(struct glyph_tile *tile, unsigned built)
{
    bool upright = built == 1 + DIRECTION_NS;
    enum glyph_mark mark = upright ? MARK_BRIDGE_NS : MARK_BRIDGE_EW;
    for (int row = 0; upright && row < GLYPH_TILE_ROWS; row++)
        put_deck(tile, row, MIDDLE_COL, mark);
    for (int col = 0; !upright && col < GLYPH_TILE_COLS; col++)
        put_deck(tile, MIDDLE_ROW, col, mark);
    for (unsigned edge = 0; edge < EDGES; edge++) {
        if (edge_direction(edge) != (enum direction)(built - 1))
            continue;
        tile->edge_mark[edge] = (uint8_t)mark;
        tile->edge_segment[edge] = SEGMENT_TRACK;
    }
}
