/* The picture on the title page: a walled town at dusk, with the game's name in the sky. */
#ifndef BASTIDE_TUI_TOWN_H
#define BASTIDE_TUI_TOWN_H

#include "tui/canvas.h"
#include "tui/page.h"

/* The parts of the title page's picture, for town.c to put together. */

/* The picture: two pixels to a cell, one above the other. */
struct town {
    int width, height;
    int ground; /* the row of cells at which the land begins */
    uint16_t ink[2 * CANVAS_ROWS_MAX][CANVAS_COLS_MAX];
};

/* Where things lie follows from the size alone. All measures are in units of so many pixels. */
struct town_plan {
    struct town *town;
    int scale;  /* of the town */
    int name;   /* the scale of the name */
    int middle; /* of the town, in pixels from the left */
    int ground; /* the foot of the wall, in pixels from the top */
};

/* In pixels, cut off at the edges. */
void town_block(struct town *town, int x, int y, int width, int height, uint16_t ink);
void town_dot(struct town *town, int x, int y, uint16_t ink);

/* In units, from the town's middle and up from the ground: `up` is the upper edge. */
void town_unit_block(const struct town_plan *plan, int x, int up, int width, int height,
                     uint16_t ink);

/* A number that looks like chance and is the same for the same place. */
unsigned town_scatter(int x, int y);

/* town.c: the game's name in the sky. Where it begins; below it; how near a pixel is. */
int town_name_left(const struct town_plan *plan);
int town_name_bottom(const struct town_plan *plan);
bool town_is_near_name(const struct town_plan *plan, int x, int y);
void town_paint_name(const struct town_plan *plan);

/* town_land.c: what lies around the town. The hills in the distance, and those before them. */
void town_paint_sky(const struct town_plan *plan);
void town_paint_moon(const struct town_plan *plan);
void town_paint_far_hills(const struct town_plan *plan);
void town_paint_near_hills(const struct town_plan *plan);
void town_paint_fields(const struct town_plan *plan);

/* town_houses.c: houses, church, towers and the wall. */
void town_paint_houses(const struct town_plan *plan);

/* Paints the town for a canvas of that size: the name at the top, the land at the bottom; the town
 * stands between them where the canvas is high enough. */
void town_paint(struct town *town, int rows, int cols);

/* Draws it all over the canvas, with what the terminal can show. */
void town_draw(const struct town *town, struct canvas *canvas, const struct surroundings *around);

/* The same for one cell of the canvas. */
void town_draw_cell(const struct town *town, struct canvas *canvas, int row, int col,
                    const struct surroundings *around);

#endif
