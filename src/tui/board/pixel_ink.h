/* The ink of a pixel of a tile that lies on the board: what it shows, in the light that the scene
 * throws on it: plain, lit up, dimmed, or in its owner's colour. */
#ifndef BASTIDE_TUI_PIXEL_INK_H
#define BASTIDE_TUI_PIXEL_INK_H

#include "picture/picture.h"
#include "rows/glyph.h"
#include "tui/board/board_scene.h"

#define X(substance, players) unsigned players(const struct game *game, uint16_t node);
FLAGS_OF_PLAYERS(X)
#undef X

struct pixel_light {
    const struct board_scene *scene;
    struct node_mask lit;
    const struct board_mark *bright; /* squares that stay undimmed, or NULL */
    bool lights;                     /* something is lit up or paying */
    bool dims;                       /* what is not lit */
    int stripe;                      /* pixels for each owner of a feature that has several */
};

/* The light of a scene whose tiles are `size` pixels wide, with nothing lit up. */
struct pixel_light pixel_light_of(const struct board_scene *scene, int size);

/* Lights up the feature of a node, and so dims the rest; or dims nothing. */
void pixel_light_up(struct pixel_light *light, uint16_t node);
void pixel_light_glow(struct pixel_light *light, uint16_t node);

/* x,y is the pixel's place on the land, so that stripes run on from tile to tile. */
uint16_t pixel_ink(const struct pixel_light *light, const struct placed_tile *placed,
                   struct pixel pixel, int x, int y);

#endif
