/* The page on which aids are chosen one by one, on top of the setup page. */
#ifndef BASTIDE_TUI_SETUP_AIDS_H
#define BASTIDE_TUI_SETUP_AIDS_H

#include "bastide/record.h"
#include "tui/page.h"

/* Changes the aids of `head` as long as it is open. NULL where memory runs out. */
struct page *setup_aids_page(struct record_head *head);

#endif
