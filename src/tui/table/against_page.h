/* What was done at a real table against the rules, noted so that the game can go on. */
#ifndef BASTIDE_TUI_AGAINST_PAGE_H
#define BASTIDE_TUI_AGAINST_PAGE_H

#include "tui/table/table.h"

/* Whether something can be noted now. */
bool against_is_possible(const struct table *table);

/* What can be noted now, to choose from: of the tile in hand where the cursor is, of the figures on
 * what it is on, of points and of whose turn it is. NULL where memory runs out. */
struct page *against_page(struct table *table);

#endif
