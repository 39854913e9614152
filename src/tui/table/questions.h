/* Questions that lie over the board and are answered by one of two keys. */
#ifndef BASTIDE_TUI_QUESTIONS_H
#define BASTIDE_TUI_QUESTIONS_H

#include "tui/table/table.h"

/* Draws the question that is being asked; nothing where none is. */
void questions_draw(struct canvas *canvas, struct area board, const struct table *table);

#endif
