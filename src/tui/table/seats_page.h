/* Who plays for whom, changed in the midst of a game. */
#ifndef BASTIDE_TUI_SEATS_PAGE_H
#define BASTIDE_TUI_SEATS_PAGE_H

#include "tui/table/table.h"

/* A page that lies on the table. NULL where memory runs out. */
struct page *seats_page(struct table *table);

#endif
