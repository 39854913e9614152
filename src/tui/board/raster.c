#include "tui/board/raster.h"

enum { UPPER_HALF = 0x2580 };

void raster_clear(struct raster *raster, int rows, int cols, uint16_t ink)
{
    raster->rows = rows < 2 * CANVAS_ROWS_MAX ? rows : 2 * CANVAS_ROWS_MAX;
    raster->cols = cols < CANVAS_COLS_MAX ? cols : CANVAS_COLS_MAX;
    for (int pixel = 0; pixel < raster->rows * raster->cols; pixel++)
        raster->ink[pixel] = ink;
}

void raster_corners(struct raster *raster, int x, int y, int side, int reach, uint16_t ink)
{
    int far = side - 1;
    for (int i = 0; i < reach; i++) {
        const int at[][2] = {{i, 0},   {0, i},       {far - i, 0},   {far, i},
                             {i, far}, {0, far - i}, {far - i, far}, {far, far - i}};
        for (unsigned p = 0; p < sizeof at / sizeof at[0]; p++)
            raster_set(raster, x + at[p][0], y + at[p][1], ink);
    }
}

void raster_frame(struct raster *raster, int x, int y, int width, int height, uint16_t ink)
{
    for (int i = 0; i < width; i++) {
        raster_set(raster, x + i, y, ink);
        raster_set(raster, x + i, y + height - 1, ink);
    }
    for (int i = 0; i < height; i++) {
        raster_set(raster, x, y + i, ink);
        raster_set(raster, x + width - 1, y + i, ink);
    }
}

void raster_cross(struct raster *raster, int x, int y, int side, uint16_t ink)
{
    int first = (side + 2) / 4, last = side - 1 - first;
    for (int i = first; i <= last; i++) {
        raster_set(raster, x + i, y + i, ink);
        raster_set(raster, x + i, y + last + first - i, ink);
    }
}

void raster_show(const struct raster *raster, struct canvas *canvas, struct area area)
{
    for (int row = 0; row < raster->rows / 2 && row < area.rows; row++) {
        const uint16_t *upper = &raster->ink[2 * row * raster->cols];
        const uint16_t *lower = upper + raster->cols;
        for (int col = 0; col < raster->cols && col < area.cols; col++) {
            struct style style = {upper[col], lower[col], 0};
            canvas_put(canvas, area.row + row, area.col + col,
                       upper[col] == lower[col] ? ' ' : UPPER_HALF, style);
        }
    }
}
