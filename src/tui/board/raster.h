/* Square pixels of ink, two to a cell, and how they become cells. */
#ifndef BASTIDE_TUI_RASTER_H
#define BASTIDE_TUI_RASTER_H

#include "picture/picture.h"
#include "rows/glyph.h"
#include "tui/board/board_scene.h"
#include "tui/canvas.h"

struct raster {
    int rows, cols; /* in pixels; rows is even */
    uint16_t ink[2 * CANVAS_ROWS_MAX * CANVAS_COLS_MAX];
};

void raster_clear(struct raster *raster, int rows, int cols, uint16_t ink);

/* Harmless outside. */
static inline void raster_set(struct raster *raster, int x, int y, uint16_t ink)
{
    if (x >= 0 && x < raster->cols && y >= 0 && y < raster->rows)
        raster->ink[y * raster->cols + x] = ink;
}

/* The outline of a rectangle whose first pixel is x,y. */
void raster_frame(struct raster *raster, int x, int y, int width, int height, uint16_t ink);

/* Only the corners of a square `side` pixels wide, `reach` pixels long each way. */
void raster_corners(struct raster *raster, int x, int y, int side, int reach, uint16_t ink);

/* A cross of two slanting lines in its middle half. */
void raster_cross(struct raster *raster, int x, int y, int side, uint16_t ink);

/* Puts the pixels on the canvas at the top left of `area`. */
void raster_show(const struct raster *raster, struct canvas *canvas, struct area area);

/* The ink of a pixel of a tile that lies on the board: what it shows, in the light that the scene
 * throws on it: plain, lit up, dimmed, or in its owner's colour. */

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
