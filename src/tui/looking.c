#include "tui/looking.h"

#include "tui/heading.h"

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
    unsigned segments = tile_kinds[game->board.tile[looking->tile].kind].segments;
    looking->segment = (uint8_t)((looking->segment + segments + (unsigned)by) % segments);
}

uint16_t looking_node(const struct looking *looking, const struct game *game)
{
    return (uint16_t)(game->board.tile[looking->tile].first_node + looking->segment);
}
