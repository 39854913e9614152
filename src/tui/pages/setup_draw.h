/* The page on which a game is set up, as it looks. */
#ifndef BASTIDE_TUI_SETUP_DRAW_H
#define BASTIDE_TUI_SETUP_DRAW_H

#include "tui/page.h"
#include "tui/pages/setup_form.h"

/* What a click means: a field, by its number (setup_form_number). */
enum { TARGET_FIELD = TARGET_OWN };

void setup_form_draw(struct setup_form *form, struct canvas *canvas,
                     const struct surroundings *around);

#endif
