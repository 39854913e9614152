#include "tui/board/glyph_cells.h"

#include <string.h>

unsigned glyph_node_of(const struct placed_tile *placed, uint8_t segment)
{
    if (segment == NO_SEGMENT)
        return NO_NODE;
    if (segment != SEGMENT_TRACK)
        return placed->first_node + segment;
    return placed->track == NO_TRACK ? NO_NODE : feature_track_node(placed->track);
}

static const struct placed_tile *tile_on(const struct game *game, struct square at)
{
    tile_number tile = board_tile_at(&game->board, at);
    return tile == NO_TILE ? NULL : &game->board.tile[tile];
}

const struct placed_tile *glyph_tile_beside(const struct game *game, struct square at,
                                            enum edge edge)
{
    return tile_on(game, square_beside(at, edge));
}

struct glyph_tile glyph_board_tile(const struct game *game, const struct placed_tile *placed)
{
    struct glyph_tile tile = glyph_tile_of(placed->kind, placed->orientation);
    struct overlays overlays = overlays_on(game, (tile_number)(placed - game->board.tile));
    glyph_tile_overlay(&tile, &overlays);
    return tile;
}

struct glyph_anchor glyph_board_anchor(const struct board_scene *scene,
                                       const struct viewport *viewport,
                                       const struct board_mark *mark)
{
    const struct game *game = scene->game;
    bool is_small = glyph_is_small(viewport);
    struct glyph_anchor anchor = {MIDDLE_ROW, is_small ? GLYPH_SMALL_COLS / 2 : MIDDLE_COL};
    if (mark->spot == SPOT_SEGMENT) {
        struct glyph_tile tile =
            glyph_board_tile(game, &game->board.tile[feature_tile(&game->features, mark->node)]);
        unsigned segment = feature_segment_number(&game->features, &game->board, mark->node);
        anchor = is_small ? glyph_small_anchor(&tile, segment) : glyph_tile_anchor(&tile, segment);
    } else if (mark->spot == SPOT_CORNER) {
        anchor = is_small ? (struct glyph_anchor){FAR_ROW, GLYPH_SMALL_COLS}
                          : (struct glyph_anchor){GLYPH_TILE_ROWS, GLYPH_TILE_COLS};
    }
    return (struct glyph_anchor){viewport_row(viewport, mark->at) + anchor.row - is_small,
                                 viewport_col(viewport, mark->at) + anchor.col};
}

/* Of two tiles one below the other, either of which may be missing (NULL), what is seen in a cell
 * of the row that they share. */
static unsigned shared_node(const struct game *game, const struct placed_tile *north,
                            const struct placed_tile *south, int col)
{
    struct glyph_tile upper, lower;
    if (north != NULL) {
        upper = glyph_board_tile(game, north);
        upper = glyph_small_of(&upper);
    }
    if (south != NULL) {
        lower = glyph_board_tile(game, south);
        lower = glyph_small_of(&lower);
    }
    if (north != NULL && south != NULL)
        glyph_small_share(&upper, &lower);
    if (north != NULL && upper.mark[FAR_ROW][col] != MARK_HIDDEN)
        return glyph_node_of(north, upper.segment[FAR_ROW][col]);
    return south == NULL ? NO_NODE : glyph_node_of(south, lower.segment[0][col]);
}

unsigned glyph_board_node(const struct game *game, const struct viewport *viewport, int row,
                          int col)
{
    struct square at = viewport_square(viewport, row, col);
    const struct placed_tile *placed = tile_on(game, at);
    int y = row - viewport_row(viewport, at), x = col - viewport_col(viewport, at);
    bool is_small = glyph_is_small(viewport);
    if (x >= (is_small ? GLYPH_SMALL_COLS : GLYPH_TILE_COLS)) /* gaps belong to nobody */
        return NO_NODE;
    if (is_small && y > 0)
        return shared_node(game, placed, glyph_tile_beside(game, at, EDGE_S), x);
    if (placed == NULL || y >= GLYPH_TILE_ROWS)
        return NO_NODE;
    struct glyph_tile tile = glyph_board_tile(game, placed);
    if (is_small)
        tile = glyph_small_of(&tile);
    return glyph_node_of(placed, tile.segment[is_small ? MIDDLE_ROW : y][x]);
}

bool glyph_board_is_built(const struct overlays *overlays, const struct viewport *viewport, int row,
                          int col)
{
    struct square at = viewport_square(viewport, row, col);
    int y = row - viewport_row(viewport, at), x = col - viewport_col(viewport, at);
    struct glyph_tile tile = {0};
    bool is_small = glyph_is_small(viewport);
    if (x >= (is_small ? GLYPH_SMALL_COLS : GLYPH_TILE_COLS) || y >= GLYPH_TILE_ROWS)
        return false;
    memset(tile.segment, NO_SEGMENT, sizeof tile.segment);
    glyph_tile_overlay(&tile, overlays);
    if (is_small)
        tile = glyph_small_of(&tile);
    return tile.segment[is_small ? y + MIDDLE_ROW : y][x] != NO_SEGMENT;
}
