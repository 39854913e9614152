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
