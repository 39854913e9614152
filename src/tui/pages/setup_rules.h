/* The page of sets, edition and options, on top of the setup page. */
#ifndef BASTIDE_TUI_SETUP_RULES_H
#define BASTIDE_TUI_SETUP_RULES_H

#include "bastide/options.h"
#include "tui/page.h"

/* Changes `options` as long as it is open. NULL where memory runs out. */
struct page *setup_rules_page(struct options *options);

#endif
