#include "tui/board/album.h"

#include <string.h>

const struct album_page *album_tile(struct album *album, unsigned size, uint8_t kind,
                                    unsigned orientation)
{
    struct album_page *page = &album->page[kind][orientation];
    if (album->size != size) {
        memset(album->painted, 0, sizeof album->painted);
        album->size = size;
    }
    if (!album->painted[kind][orientation]) {
        picture_tile(kind, orientation, size, page->pixel);
        picture_spots(kind, orientation, size, page->spot);
        album->painted[kind][orientation] = true;
    }
    return page;
}
