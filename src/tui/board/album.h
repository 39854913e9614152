/* Tiles that have been painted, kept so that a frame need not paint them again. */
#ifndef BASTIDE_TUI_ALBUM_H
#define BASTIDE_TUI_ALBUM_H

#include "bastide/limits.h"
#include "bastide/tiles.h"
#include "picture/picture.h"

enum { ALBUM_SIZE_MAX = 16 };

struct album_page {
    struct pixel pixel[ALBUM_SIZE_MAX * ALBUM_SIZE_MAX]; /* size * size of them */
    struct picture_spot spot[SEGMENTS_MAX];
};

/* An album holds pictures of one size at a time; a new one is all zeros. */
struct album {
    unsigned size;
    bool painted[TILE_KINDS_MAX][EDGES];
    struct album_page page[TILE_KINDS_MAX][EDGES];
};

/* The picture of a tile, painted if it is not there yet. Asking for another size empties the
 * album. */
const struct album_page *album_tile(struct album *album, unsigned size, uint8_t kind,
                                    unsigned orientation);

#endif
