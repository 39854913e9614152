/* How the list of the kept games looks. */
#ifndef BASTIDE_TUI_LOAD_DRAW_H
#define BASTIDE_TUI_LOAD_DRAW_H

#include "play/store.h"
#include "tui/page.h"
#include "tui/widgets.h"

struct load_page {
    struct page page;
    struct stored_game *games;
    size_t count;
    size_t chosen;
    struct scroll scroll;
};

enum { TARGET_GAME = TARGET_OWN }; /* a line of the list */

/* The game under the cursor; NULL where no game is kept. */
const struct stored_game *load_chosen(const struct load_page *load);

void load_draw(struct page *page, struct canvas *canvas, const struct surroundings *around);

#endif
