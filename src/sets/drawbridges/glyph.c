/* Gates in letters. */
#include "tui/board/glyph_tile.h"

unsigned gates_lead(kind_number kind, unsigned road, unsigned orientation)
{
    unsigned edges = glyph_edges(kind, road, orientation), gates = 0;
    for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
        if (tile_kinds[kind].segment[road].leads >> s & 1u)
            gates |= 1u << tile_gate_edge(edges, glyph_edges(kind, s, orientation));
    return gates;
}

/* A gate takes the place of the city next to the road. */
static void draw_gates(struct glyph_tile *tile, unsigned gates)
{
    static const struct glyph_anchor before[EDGES] = {
        {0, MIDDLE_COL}, {MIDDLE_ROW, FAR_COL - 1}, {FAR_ROW, MIDDLE_COL}, {MIDDLE_ROW, 1}};
    static const int inwards[EDGES] = {0, -1, 0, 1};
    for (unsigned edge = 0; edge < EDGES; edge++) {
        uint8_t *mark = &tile->mark[before[edge].row][before[edge].col];
        if (gates >> edge & 1u)
            *(mark[inwards[edge]] == MARK_CITY ? mark + inwards[edge] : mark) = MARK_GATE_UP;
    }
}

void gates_draw(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
        if (tile_kinds[kind].segment[s].leads != 0)
            draw_gates(tile, gates_lead(kind, s, orientation));
}

void drawbridges_lower(struct glyph_tile *tile, unsigned cities)
{
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            if (tile->mark[row][col] == MARK_GATE_UP && (cities >> tile->segment[row][col] & 1u))
                tile->mark[row][col] = MARK_GATE_DOWN;
}
