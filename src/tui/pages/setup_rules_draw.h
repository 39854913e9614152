/* How the page of sets and rules looks. */
#ifndef BASTIDE_TUI_SETUP_RULES_DRAW_H
#define BASTIDE_TUI_SETUP_RULES_DRAW_H

#include "bastide/options.h"
#include "tui/pages/form.h"

/* The fields are the rows. */
struct setup_rules_page {
    struct form form;
    struct options *options;
    struct scroll scroll;
};

void setup_rules_draw(struct page *page, struct canvas *canvas, const struct surroundings *around);

#endif
