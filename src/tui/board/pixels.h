/* What the board in pixels is made of: square pixels of ink, two to a cell, and how they become
 * cells; painted tiles; figures. */
#ifndef BASTIDE_TUI_PIXELS_H
#define BASTIDE_TUI_PIXELS_H

#include "bastide/figure.h"
#include "bastide/limits.h"
#include "bastide/tiles.h"
#include "picture/picture.h"
#include "rows/glyph.h"
#include "tui/board/board_scene.h"
#include "tui/canvas.h"

#include <stdint.h>

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

/* Tiles that have been painted, kept so that a frame need not paint them again. The program has one
 * such cache: the app owns it and hands it down (`struct surroundings`). */

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

/* Small pictures on the board in pixels, each with one letter: figures, standing or lying, with an
 * outline, so that they can be seen on any ground; and numbers to choose from, which leave as much
 * of the tile to be seen as they can. */

enum figure_pose { POSE_STANDING, POSE_LYING, POSES };
enum drawn_size { DRAWN_SMALL, DRAWN_MEDIUM, DRAWN_LARGE, DRAWN_SIZES };

/* How figures look: on tiles of pixels, on those of letters, and at home. */
struct figure_style {
    uint32_t at_home; /* one in its player's supply */
    uint32_t mark;    /* beside its player's letter, where it is drawn as letters; 0 for none */
    /* Rows: 'o' outline, '#' body, 'L' the two pixels under the letter, '.' nothing. */
    const char *const *drawing[DRAWN_SIZES][POSES];
};

extern const struct figure_style figure_styles[FIGURES_COUNT];

struct sprite {
    const struct figure_style *style; /* NULL: a number */
    enum figure_pose pose;
    int x, y; /* the pixel of the raster that it stands on */
    uint16_t body, mark;
    char letter;
};

/* How far a standing follower reaches to each side of the cell of its letter, and above it, in
 * pixels; 0 where it is a letter alone. */
struct sprite_reach {
    int aside, above;
};

struct sprite_reach sprite_reach(int size);

/* How many pixels it takes in a row of sprites, whose outlines may overlap. */
int sprite_breadth(const struct sprite *sprite, int size);

/* Draws the figure's pixels, at a size that suits tiles of `size` pixels. */
void sprite_paint(struct raster *raster, const struct sprite *sprite, int size);

/* Draws its letter, and its mark where it is a letter alone, once the raster is on the canvas. */
void sprite_letter(struct canvas *canvas, struct area area, const struct sprite *sprite, int size);

#endif
