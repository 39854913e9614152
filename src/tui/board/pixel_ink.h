/* The ink of a pixel of a tile that lies on the board: what it shows, in the light that the scene
 * throws on it: plain, lit up, dimmed, or in its owner's colour. */
#ifndef BASTIDE_TUI_PIXEL_INK_H
#define BASTIDE_TUI_PIXEL_INK_H

#include "picture/picture.h"
#include "tui/board/board_scene.h"

struct pixel_light {
    const struct board_scene *scene;
    struct node_mask lit;
    int stripe; /* pixels for each owner of a feature that has several */
};

/* The light of a scene whose tiles are `size` pixels wide. */
struct pixel_light pixel_light_of(const struct board_scene *scene, int size);

/* x,y is the pixel's place on the land, so that stripes run on from tile to tile. */
uint16_t pixel_ink(const struct pixel_light *light, const struct placed_tile *placed,
                   struct pixel pixel, int x, int y);

#endif
