/* The review of the auction that the table shows the results of, over the table. */
#ifndef BASTIDE_TUI_AUCTION_REVIEW_PAGE_H
#define BASTIDE_TUI_AUCTION_REVIEW_PAGE_H

#include "tui/table/table.h"

/* `from`: so many moves led to the reveal, that included. NULL where memory or threads run out. */
struct page *auction_review_page(const struct table *table, size_t from);

#endif
