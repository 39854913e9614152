#include "tui/board/glyph_tile.h"

/* The quarters of a tile clockwise from the north east, each between two half-edges that belong to
 * no segment if it is within the walls. */
static bool is_within(kind_number kind, unsigned orientation, unsigned corner)
{
    unsigned half = edge_first_half(corner) + 1, edge = half_edge_of(half);
    return tile_terrain(kind, orientation, edge) != TERRAIN_CITY &&
           tile_segment_at_half(kind, orientation, half) == NO_SEGMENT &&
           tile_segment_at_half(kind, orientation, (half + 1) % HALF_EDGES) == NO_SEGMENT;
}

/* The corners that a cell lies in, a mask: in two of them in the middle row or column. */
static unsigned corners_of(int row, int col)
{
    enum { NORTH = 0x9, EAST = 0x3, SOUTH = 0x6, WEST = 0xc };
    unsigned beside = col == MIDDLE_COL ? EAST | WEST : col > MIDDLE_COL ? EAST : WEST;
    return beside & (row == MIDDLE_ROW ? NORTH | SOUTH : row < MIDDLE_ROW ? NORTH : SOUTH);
}

/* A single thing where the quarters are, as they are painted. */
static const struct landmark {
    unsigned number; /* of the tile, from 0 */
    enum glyph_mark mark;
    bool is_in_middle; /* or else at the edge that is north as printed */
} landmarks[] = {{5, MARK_TOWN_KEEP, true},
                 {6, MARK_TOWN_CHURCH, true},
                 {9, MARK_TOWN_ANVIL, false},
                 {10, MARK_TOWN_MARKET, false}};

static void draw_landmark(struct glyph_tile *tile, const struct landmark *landmark,
                          unsigned orientation)
{
    static const struct glyph_anchor edges[EDGES] = {
        {0, MIDDLE_COL}, {MIDDLE_ROW, FAR_COL - 1}, {FAR_ROW, MIDDLE_COL}, {MIDDLE_ROW, 1}};
    struct glyph_anchor at = landmark->is_in_middle ? (struct glyph_anchor){MIDDLE_ROW, MIDDLE_COL}
                                                    : edges[edge_on_board(EDGE_N, orientation)];
    glyph_put(tile, at.row, at.col, landmark->mark, NO_SEGMENT);
    for (int side = -1; side <= 1 && landmark->mark == MARK_TOWN_KEEP; side += 2)
        glyph_put(tile, at.row, at.col + side, MARK_TOWN_WALL, NO_SEGMENT);
}

static uint8_t mark_of(unsigned corners, unsigned within)
{
    return (corners & ~within) == 0 ? MARK_TOWN : MARK_TOWN_WALL;
}

/* A road ends in the wall, where its village would be. */
void town_in_letters(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    unsigned within = 0;
    if (!tile_is_of_carcassonne(kind))
        return;
    for (unsigned corner = 0; corner < EDGES; corner++)
        within |= (unsigned)is_within(kind, orientation, corner) << corner;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++) {
            unsigned corners = corners_of(row, col);
            if ((corners & within) != 0 && tile->mark[row][col] != MARK_VILLAGE)
                glyph_put(tile, row, col, mark_of(corners, within), NO_SEGMENT);
        }
    for (unsigned edge = 0; edge < EDGES; edge++) {
        unsigned corners = 1u << edge | 1u << ((edge + 3u) & 3u);
        if ((corners & within) != 0)
            tile->edge_mark[edge] = mark_of(corners, within);
    }
    for (unsigned l = 0; l < sizeof landmarks / sizeof landmarks[0]; l++)
        if (kind == tile_set_first[SET_COUNT] + landmarks[l].number)
            draw_landmark(tile, &landmarks[l], orientation);
}
