/* Tiles that have been painted, kept so that a frame need not paint them again. The program has one
 * such cache: the app owns it and hands it down (`struct surroundings`). */
#ifndef BASTIDE_TUI_TILE_CACHE_H
#define BASTIDE_TUI_TILE_CACHE_H

#include "bastide/limits.h"
#include "bastide/tiles.h"
#include "picture/overlay.h"
#include "picture/picture.h"

enum {
    TILE_CACHE_SIZE_MAX = 24, /* pixels a side: an even number from PICTURE_SIZE_MIN to this */
    TILE_CACHE_SIZES = (TILE_CACHE_SIZE_MAX - PICTURE_SIZE_MIN) / 2 + 1,
    /* No frame shows more: the board, one of each kind that is left, and those in hand or for sale,
     * each at a size of its own. */
    TILE_CACHE_PICTURES = TILES_MAX + 2 * TILE_KINDS_MAX,
};

struct tile_picture {
    struct pixel pixel[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX]; /* size * size of them */
    struct picture_anchor anchor[SEGMENTS_MAX];
};

/* A new cache is all zeros. */
struct tile_cache {
    uint16_t number[TILE_CACHE_SIZES][TILE_KINDS_MAX][EDGES]; /* of the picture, from 1; or 0 */
    unsigned pictures;
    struct tile_picture picture[TILE_CACHE_PICTURES];
};

/* The picture of a tile, painted if it is not there yet. It stays until the next call: a cache that
 * is full is emptied. */
const struct tile_picture *tile_cache_get(struct tile_cache *tiles, unsigned size, kind_number kind,
                                          unsigned orientation);

/* A tile as it lies on the painted board: with what the game has built upon it, and where followers
 * stand on it. Drawing and pointing both go by this. */

/* Fills in size * size pixels. */
void board_tile_paint(const struct game *game, const struct placed_tile *placed, unsigned size,
                      struct tile_cache *tiles, struct pixel *pixels);

/* The anchor of a node on its tile. */
struct picture_anchor board_tile_anchor(const struct game *game, uint16_t node, unsigned size,
                                        struct tile_cache *tiles);

#endif
