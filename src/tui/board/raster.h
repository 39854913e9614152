/* Square pixels of ink, two to a cell, and how they become cells. */
#ifndef BASTIDE_TUI_RASTER_H
#define BASTIDE_TUI_RASTER_H

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

#endif
