/* Hints: a key and what it does now, as the line of keys and dialogs show them. Each is a button as
 * well: a click on it presses its key. */
#ifndef BASTIDE_TUI_HINT_H
#define BASTIDE_TUI_HINT_H

#include "tui/page.h"

/* Draws the hint of a binding where it fits into the row as a whole; returns the column at which
 * the next one may begin. Of several keys the first is shown, of arrows all, and a click on one of
 * them presses that one. */
int hint_draw(struct canvas *canvas, int row, int col, uint16_t paper,
              const struct binding *binding);

/* The cells that it takes, without the gap behind it. */
int hint_width(const struct binding *binding);

#endif
