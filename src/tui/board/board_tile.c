#include "tui/board/board_tile.h"

#include <string.h>

void board_tile_paint(const struct game *game, const struct placed_tile *placed, unsigned size,
                      struct tile_cache *tiles, struct pixel *pixels)
{
    struct overlays overlays = overlays_on(game, (tile_number)(placed - game->board.tile));
    memcpy(pixels, tile_cache_get(tiles, size, placed->kind, placed->orientation)->pixel,
           size * size * sizeof *pixels);
    overlays_paint(&overlays, size, pixels);
}

struct picture_anchor board_tile_anchor(const struct game *game, uint16_t node, unsigned size,
                                        struct tile_cache *tiles)
{
    const struct placed_tile *placed = &game->board.tile[game->features.tile[node]];
    struct picture_anchor anchor;
    if (overlays_anchor(game, node, size, &anchor))
        return anchor;
    return tile_cache_get(tiles, size, placed->kind, placed->orientation)
        ->anchor[node - placed->first_node];
}
