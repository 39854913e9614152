/* Inns and cathedrals in letters. */
#include "tui/board/glyph_tile.h"

/* Beside the road, at its first edge. */
static void draw_inn(struct glyph_tile *tile, unsigned edge)
{
    static const struct glyph_anchor beside[EDGES] = {
        {0, MIDDLE_COL + 1}, {0, FAR_COL - 1}, {FAR_ROW, MIDDLE_COL - 1}, {FAR_ROW, 1}};
    tile->mark[beside[edge].row][beside[edge].col] = MARK_INN;
}

void inns_draw(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
        if (tile_kinds[kind].segment[s].flags & SEGMENT_INN)
            draw_inn(tile, (unsigned)__builtin_ctz(glyph_edges(kind, s, orientation)));
}

/* Above the cell where a follower stands, if it has room for its walls there. */
static void draw_cathedral(struct glyph_tile *tile, uint8_t city)
{
    struct glyph_anchor anchor = glyph_tile_anchor(tile, city);
    bool has_room = anchor.row > 0 && anchor.col > 0 && anchor.col < FAR_COL;
    for (int col = anchor.col - 1; has_room && col <= anchor.col + 1; col++)
        has_room = glyph_is_city(tile, anchor.row - 1, col, city);
    if (!has_room) {
        glyph_put_in_city(tile, city, MARK_CATHEDRAL);
        return;
    }
    glyph_put(tile, anchor.row - 1, anchor.col - 1, MARK_CATHEDRAL_LEFT, city);
    glyph_put(tile, anchor.row - 1, anchor.col, MARK_CATHEDRAL, city);
    glyph_put(tile, anchor.row - 1, anchor.col + 1, MARK_CATHEDRAL_RIGHT, city);
}

void cathedrals_draw(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    (void)orientation;
    for (uint8_t s = 0; s < tile_kinds[kind].segments; s++)
        if (tile_kinds[kind].segment[s].flags & SEGMENT_CATHEDRAL)
            draw_cathedral(tile, s);
}
