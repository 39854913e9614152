/* What the program itself tells the players, on any page. */
#ifndef BASTIDE_TUI_NOTICE_H
#define BASTIDE_TUI_NOTICE_H

#include "tui/page.h"

/* That the screen is too small, on any screen down to a single cell. */
void notice_draw_too_small(struct canvas *canvas, const struct surroundings *around);

/* A message above row `below`, in as many rows as it takes. */
void notice_draw_message(struct canvas *canvas, int below, const char *message);

#endif
