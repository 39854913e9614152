/* The picture on the title page: a walled town at dusk, with the game's name in the sky. */
#ifndef BASTIDE_TUI_TOWN_H
#define BASTIDE_TUI_TOWN_H

#include "tui/canvas.h"
#include "tui/page.h"

/* The picture: two pixels to a cell, one above the other. */
struct town {
    int width, height;
    int ground; /* the row of cells at which the land begins */
    uint16_t ink[2 * CANVAS_ROWS_MAX][CANVAS_COLS_MAX];
};

/* Paints the town for a canvas of that size: the name at the top, the land at the bottom; the town
 * stands between them where the canvas is high enough. */
void town_paint(struct town *town, int rows, int cols);

/* Draws it all over the canvas, with what the terminal can show. */
void town_draw(const struct town *town, struct canvas *canvas, const struct surroundings *around);

/* The same for one cell of the canvas. */
void town_draw_cell(const struct town *town, struct canvas *canvas, int row, int col,
                    const struct surroundings *around);

#endif
