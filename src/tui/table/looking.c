#include "tui/table/looking.h"

#include "tui/table/heading.h"

void looking_begin(struct looking *looking, const struct game *game)
{
    *looking = (struct looking){.tile = (uint8_t)(game->board.tiles - 1)};
}

void looking_go(struct looking *looking, const struct game *game, enum edge towards)
{
    const struct placed_tile *tiles = game->board.tile;
    struct square from = tiles[looking->tile].at;
    int best_cost = 0;
    for (uint8_t t = 0; t < game->board.tiles; t++) {
        int cost = heading_cost(from, tiles[t].at, towards);
        if (cost > 0 && (best_cost == 0 || cost < best_cost)) {
            *looking = (struct looking){.tile = t};
            best_cost = cost;
        }
    }
}

void looking_step(struct looking *looking, const struct game *game, int by)
{
    const struct placed_tile *tile = &game->board.tile[looking->tile];
    unsigned printed = tile_kinds[tile->kind].segments;
    unsigned stops = printed + (tile->bridge != NO_BRIDGE ? 1 : 0);
    unsigned stop = looking->segment == SEGMENT_BRIDGE ? printed : looking->segment;
    stop = (stop + stops + (unsigned)by) % stops;
    looking->segment = (uint8_t)(stop == printed ? SEGMENT_BRIDGE : stop);
}

uint16_t looking_node(const struct looking *looking, const struct game *game)
{
    return feature_node(&game->board, looking->tile, looking->segment);
}
