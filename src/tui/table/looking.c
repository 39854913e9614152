#include "tui/table/looking.h"

#include <stdlib.h>

void looking_begin(struct looking *looking, const struct game *game)
{
    looking_see(looking, game, (uint8_t)(game->board.tiles - 1), NO_NODE);
}

void looking_see(struct looking *looking, const struct game *game, uint8_t tile, uint16_t node)
{
    *looking = (struct looking){.at = game->board.tile[tile].at, .tile = tile};
    if (node != NO_NODE && game->features.tile[node] == tile)
        looking->segment = (uint8_t)feature_segment_number(&game->features, &game->board, node);
}

void looking_see_square(struct looking *looking, const struct game *game, struct square at)
{
    uint8_t tile = board_tile_at(&game->board, at);
    if (tile != NO_TILE)
        looking_see(looking, game, tile, NO_NODE);
    else if (board_open_at(&game->board, at) != OPEN_SQUARES_MAX)
        *looking = (struct looking){.at = at, .tile = NO_TILE};
}

int looking_cost(struct square from, struct square to, enum edge towards)
{
    struct square step = square_beside((struct square){0, 0}, towards);
    int dx = to.x - from.x, dy = to.y - from.y;
    int along = dx * step.x + dy * step.y;
    int across = abs(dx * step.y) + abs(dy * step.x);
    return along > 0 ? along + 2 * across : 0;
}

/* A square that is the nearest so far becomes the new one. */
static void compare(struct square at, struct square from, enum edge towards, int *best_cost,
                    struct square *best)
{
    int cost = looking_cost(from, at, towards);
    if (cost > 0 && (*best_cost == 0 || cost < *best_cost)) {
        *best_cost = cost;
        *best = at;
    }
}

void looking_go(struct looking *looking, const struct game *game, enum edge towards)
{
    const struct board *board = &game->board;
    struct square from = looking->at, best = from;
    int best_cost = 0;
    for (unsigned t = 0; t < board->tiles; t++)
        compare(board->tile[t].at, from, towards, &best_cost, &best);
    for (unsigned open = 0; open < board->opens; open++)
        compare(board_open_square(board, open), from, towards, &best_cost, &best);
    if (best_cost > 0)
        looking_see_square(looking, game, best);
}

void looking_step(struct looking *looking, const struct game *game, int by)
{
    if (looking->tile == NO_TILE)
        return;
    const struct placed_tile *tile = &game->board.tile[looking->tile];
    unsigned printed = tile_kinds[tile->kind].segments;
    unsigned stops = printed + (tile->bridge != NO_BRIDGE ? 1 : 0);
    unsigned stop = looking->segment == SEGMENT_BRIDGE ? printed : looking->segment;
    stop = (stop + stops + (unsigned)by) % stops;
    looking->segment = (uint8_t)(stop == printed ? SEGMENT_BRIDGE : stop);
}

uint16_t looking_node(const struct looking *looking, const struct game *game)
{
    return looking->tile == NO_TILE ? NO_NODE
                                    : feature_node(&game->board, looking->tile, looking->segment);
}
