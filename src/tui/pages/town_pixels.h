/* The picture of the town, to be painted and drawn. */
#ifndef BASTIDE_TUI_TOWN_PIXELS_H
#define BASTIDE_TUI_TOWN_PIXELS_H

#include "tui/canvas.h"

/* Two pixels to a cell, one above the other. */
struct town {
    int width, height;
    int ground; /* the row of cells at which the land begins */
    uint16_t ink[2 * CANVAS_ROWS_MAX][CANVAS_COLS_MAX];
};

#endif
