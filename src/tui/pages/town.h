/* The picture on the title page: a walled town at dusk, with the game's name in the sky. */
#ifndef BASTIDE_TUI_TOWN_H
#define BASTIDE_TUI_TOWN_H

#include "tui/canvas.h"
#include "tui/page.h"

/* Two pixels to a cell, one above the other. */
struct town {
    int width, height;
    uint16_t ink[2 * CANVAS_ROWS_MAX][CANVAS_COLS_MAX];
};

/* Paints the town for a canvas of that size, with the name at the top, the fields at the bottom. */
void town_paint(struct town *town, int rows, int cols);

/* Draws it all over the canvas, with what the terminal can show. */
void town_draw(const struct town *town, struct canvas *canvas, const struct surroundings *around);

#endif
