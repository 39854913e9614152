/* Hints: what the moment at hand is about, what can be done and how, told to somebody who plays for
 * the first time. They have lines of their own below the board and so hide nothing. */
#ifndef BASTIDE_TUI_HINTS_H
#define BASTIDE_TUI_HINTS_H

#include "tui/table/table.h"

/* What is told where the table stands; NULL where there is nothing to tell. */
const char *hints_of(const struct table *table);

/* How many rows hints take on a board so many columns wide: room for the longest of all of them in
 * the language at hand, as far as there is room, so that the board above keeps its size. */
int hints_rows(struct canvas *canvas, int cols);

/* Draws the hint of the moment. */
void hints_draw(struct canvas *canvas, struct area area, const struct table *table);

#endif
