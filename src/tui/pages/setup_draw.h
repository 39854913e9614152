/* The page on which a game is set up, as it looks. */
#ifndef BASTIDE_TUI_SETUP_DRAW_H
#define BASTIDE_TUI_SETUP_DRAW_H

#include "tui/page.h"
#include "tui/pages/setup_form.h"

void setup_form_draw(struct page *page, struct canvas *canvas, const struct surroundings *around);

#endif
