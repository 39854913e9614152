/* Small pictures on the board in pixels, each with one letter: figures, standing or lying, with an
 * outline, so that they can be seen on any ground; and numbers to choose from, which leave as much
 * of the tile to be seen as they can. */
#ifndef BASTIDE_TUI_SPRITE_H
#define BASTIDE_TUI_SPRITE_H

#include "bastide/figure.h"
#include "tui/board/raster.h"

#include <stdint.h>

/* How figures look: on tiles of pixels, on those of letters, and at home. */

enum figure_pose { POSE_STANDING, POSE_LYING, POSES };
enum drawn_size { DRAWN_SMALL, DRAWN_MEDIUM, DRAWN_LARGE, DRAWN_SIZES };

struct figure_style {
    uint32_t at_home; /* one in its player's supply */
    uint32_t mark;    /* beside its player's letter, where it is drawn as letters; 0 for none */
    /* Rows: 'o' outline, '#' body, 'L' the two pixels behind the letter, '.' nothing. */
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
