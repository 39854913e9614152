/* The settings: a page on which a player says how they like the program. Whatever is changed there
 * is in effect at once, and kept when the page is left. */
#ifndef BASTIDE_TUI_PAGES_SETTINGS_H
#define BASTIDE_TUI_PAGES_SETTINGS_H

#include "tui/page.h"

/* Begins with what `app` has now. NULL where memory runs out. */
struct page *settings_page(const struct app *app);

#endif
