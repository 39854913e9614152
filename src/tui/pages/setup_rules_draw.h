/* How the page of sets and rules looks. */
#ifndef BASTIDE_TUI_SETUP_RULES_DRAW_H
#define BASTIDE_TUI_SETUP_RULES_DRAW_H

#include "bastide/options.h"
#include "tui/page.h"
#include "tui/widgets.h"

struct setup_rules_page {
    struct page page;
    struct options *options;
    unsigned focus; /* a row */
    struct scroll scroll;
};

enum { TARGET_ROW = TARGET_OWN }; /* a row of the list */

void setup_rules_draw(struct page *page, struct canvas *canvas, const struct surroundings *around);

#endif
