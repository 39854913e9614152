#include "analysis/neighbourhood.h"

uint16_t feature_met_at(const struct board *board, struct square at, unsigned edge)
{
    tile_number tile = board_tile_beside(board, at, edge);
    unsigned theirs = edge_opposite(edge);
    if (tile == NO_TILE)
        return NO_NODE;
    uint16_t node = feature_node_at_edge(board, tile, theirs);
    return node != NO_NODE ? node : feature_node_at_half(board, tile, edge_first_half(theirs));
}

unsigned tiles_beside(const struct board *board, struct square at)
{
    unsigned beside = 0;
    for (unsigned edge = 0; edge < EDGES; edge++)
        beside += board_tile_beside(board, at, edge) != NO_TILE;
    return beside;
}

unsigned monasteries_around(const struct game *game, struct square at,
                            uint16_t nodes[NEIGHBOURS_MAX])
{
    unsigned count = 0;
    for (unsigned m = 0; m < game->monasteries; m++) {
        uint16_t node = game->monastery[m];
        struct square there = game->board.tile[game->features.tile[node]].at;
        int dx = there.x - at.x, dy = there.y - at.y;
        if (dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1)
            nodes[count++] = node;
    }
    return count;
}
