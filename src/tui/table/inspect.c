#include "tui/table/inspect.h"

#include "choosing/placing.h"

void inspect_begin(struct inspection *inspection, const struct game *game)
{
    inspect_see(inspection, game, (tile_number)(game->board.tiles - 1), NO_NODE);
}

void inspect_see(struct inspection *inspection, const struct game *game, tile_number tile,
                 uint16_t node)
{
    *inspection = (struct inspection){.at = game->board.tile[tile].at, .tile = tile};
    if (node != NO_NODE && game->features.tile[node] == tile)
        inspection->segment = (uint8_t)feature_segment_number(&game->features, &game->board, node);
}

void inspect_see_square(struct inspection *inspection, const struct game *game, struct square at)
{
    tile_number tile = board_tile_at(&game->board, at);
    if (tile != NO_TILE)
        inspect_see(inspection, game, tile, NO_NODE);
    else if (board_open_at(&game->board, at) != OPEN_SQUARES_MAX)
        *inspection = (struct inspection){.at = at, .tile = NO_TILE};
}

/* A square that is the nearest so far becomes the new one. */
static void inspect_compare(struct square at, struct square from, enum edge towards, int *best_cost,
                            struct square *best)
{
    int cost = placing_cost(from, at, towards);
    if (cost > 0 && (*best_cost == 0 || cost < *best_cost)) {
        *best_cost = cost;
        *best = at;
    }
}

void inspect_go(struct inspection *inspection, const struct game *game, enum edge towards)
{
    const struct board *board = &game->board;
    struct square from = inspection->at, best = from;
    int best_cost = 0;
    for (unsigned t = 0; t < board->tiles; t++)
        inspect_compare(board->tile[t].at, from, towards, &best_cost, &best);
    for (unsigned open = 0; open < board->opens; open++)
        inspect_compare(board_open_square(board, open), from, towards, &best_cost, &best);
    if (best_cost > 0)
        inspect_see_square(inspection, game, best);
}

void inspect_step(struct inspection *inspection, const struct game *game, int by)
{
    if (inspection->tile == NO_TILE)
        return;
    const struct placed_tile *tile = &game->board.tile[inspection->tile];
    unsigned printed = tile_kinds[tile->kind].segments;
    unsigned stops = printed + (tile->track != NO_TRACK ? 1 : 0);
    unsigned stop = inspection->segment == SEGMENT_TRACK ? printed : inspection->segment;
    stop = (stop + stops + (unsigned)by) % stops;
    inspection->segment = (uint8_t)(stop == printed ? SEGMENT_TRACK : stop);
}

uint16_t inspect_node(const struct inspection *inspection, const struct game *game)
{
    return inspection->tile == NO_TILE
               ? NO_NODE
               : feature_node(&game->board, inspection->tile, inspection->segment);
}

void inspect_show(const struct inspection *inspection, struct board_scene *scene)
{
    static const enum board_mark_kind hidden[] = {
        BOARD_MARK_LIT,   BOARD_MARK_BRIGHT, BOARD_MARK_DISTRICT, BOARD_MARK_CURSOR,
        BOARD_MARK_GHOST, BOARD_MARK_PLAN,   BOARD_MARK_OPEN};
    uint16_t node = inspect_node(inspection, scene->game);
    for (size_t h = 0; h < sizeof hidden / sizeof hidden[0]; h++)
        board_scene_remove(scene, hidden[h]);
    board_scene_light(scene, node);
    if (inspection->tile == NO_TILE) {
        board_scene_add_square(scene, BOARD_MARK_OPEN, inspection->at);
        return;
    }
    board_scene_add_tile(scene, BOARD_MARK_CURSOR, inspection->tile, 0);
    board_scene_add_district(scene, node);
}
