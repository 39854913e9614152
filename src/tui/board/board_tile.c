#include "tui/board/board_tile.h"

#include "picture/overlay.h"
#include "tui/board/board_scene.h"

#include <string.h>

static enum direction direction_of(const struct game *game, const struct placed_tile *placed)
{
    return (enum direction)game->board.track[placed->track].direction;
}

void board_tile_paint(const struct game *game, const struct placed_tile *placed, unsigned size,
                      struct tile_cache *tiles, struct pixel *pixels)
{
    uint8_t tile = (uint8_t)(placed - game->board.tile);
    struct castle_half halves[EDGES];
    unsigned castles = castle_halves(game, tile, halves);
    memcpy(pixels, tile_cache_get(tiles, size, placed->kind, placed->orientation)->pixel,
           size * size * sizeof *pixels);
    picture_lower(game_lowered_gates(game, tile), size, pixels);
    for (unsigned h = 0; h < castles; h++)
        picture_castle(halves[h].edge, size, pixels);
    if (placed->track != NO_TRACK)
        picture_bridge(direction_of(game, placed), size, pixels);
}

struct picture_anchor board_tile_anchor(const struct game *game, uint16_t node, unsigned size,
                                        struct tile_cache *tiles)
{
    uint8_t tile = game->features.tile[node];
    const struct placed_tile *placed = &game->board.tile[tile];
    unsigned castle = game_castle_of(game, node);
    struct castle_half halves[EDGES];
    if (node >= SEGMENT_NODES_MAX)
        return picture_bridge_anchor(direction_of(game, placed), size);
    for (unsigned h = castle_halves(game, tile, halves); h-- > 0;)
        if (castle < CASTLES_MAX && halves[h].castle == &game->castles.castle[castle])
            return picture_castle_anchor(halves[h].edge, size);
    return tile_cache_get(tiles, size, placed->kind, placed->orientation)
        ->anchor[node - placed->first_node];
}
