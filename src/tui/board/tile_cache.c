#include "tui/board/tile_cache.h"

#include <assert.h>
#include <string.h>

static struct tile_picture *add_picture(struct tile_cache *tiles)
{
    if (tiles->pictures == TILE_CACHE_PICTURES) {
        memset(tiles->number, 0, sizeof tiles->number);
        tiles->pictures = 0;
    }
    return &tiles->picture[tiles->pictures++];
}

const struct tile_picture *tile_cache_get(struct tile_cache *tiles, unsigned size, kind_number kind,
                                          unsigned orientation)
{
    assert(size >= PICTURE_SIZE_MIN && size <= TILE_CACHE_SIZE_MAX && size % 2 == 0);
    uint16_t *number = &tiles->number[(size - PICTURE_SIZE_MIN) / 2][kind][orientation];
    if (*number == 0) {
        struct tile_picture *picture = add_picture(tiles);
        picture_tile(kind, orientation, size, picture->pixel);
        picture_anchors(kind, orientation, size, picture->anchor);
        *number = (uint16_t)tiles->pictures;
    }
    return &tiles->picture[*number - 1];
}

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
