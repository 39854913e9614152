/* The camera of a film: which part of the land each picture shows. It begins near, on the start
 * tile; it follows the tiles as they are laid and draws back as the land grows; the last sight is
 * the whole land, as large as it can be.
 *
 * It knows the whole film before it begins. So it moves only when it must, sets out in time, and
 * glides: from one picture to the next no further than a part of the view and by one size. */
#ifndef BASTIDE_TUI_CAMERA_H
#define BASTIDE_TUI_CAMERA_H

#include "tui/board/viewport.h"

enum {
    CAMERA_PICTURES_MAX = 10 * TILES_MAX,
    CAMERA_SIZES_MAX = 12,
    /* From one picture to the next at most this part of the view, a third; before it would have to
     * show the whole land, half. */
    CAMERA_GLIDE = 3,
    CAMERA_GLIDE_AT_LAST = 2,
};

/* What the camera shows the land in. */
struct camera {
    int rows, cols;             /* cells of the view */
    int size[CAMERA_SIZES_MAX]; /* pixels a side of a tile, rising: the first shows all the land */
    unsigned sizes;
    bool holds_land; /* false: the view is too small for all of the land, even at the first size */
};

/* For a screen that shows a board: the largest size that holds all its tiles, from a pixel a tile,
 * in letters two columns; and those above it down to three tiles across the view. Below
 * viewport_sizes[0], in letters below GLYPH_VIEWPORT_SIZE, only a map can show that size. */
struct camera camera_for_screen(const struct board *board, int rows, int cols, bool in_letters);

/* The same with a first size that is given, from viewport_sizes[0] on. */
struct camera camera_from(const struct board *board, int rows, int cols, int size);

/* A film. */
struct camera_film {
    const struct board *board; /* at the end */
    unsigned pictures;         /* 1 to CAMERA_PICTURES_MAX */
    unsigned recent;           /* so many tiles laid last are in view, at least 1 */
    unsigned over;             /* from this picture on the whole land is in view; the last one at
                                  the latest */
    uint16_t tiles[CAMERA_PICTURES_MAX]; /* that lie in each picture: at least 1, never fewer than
                                            in the one before */
};

/* Fills in what each picture shows. The tile laid last is always wholly in view. */
void camera_follow(const struct camera *camera, const struct camera_film *film,
                   struct viewport seen[CAMERA_PICTURES_MAX]);

#endif
