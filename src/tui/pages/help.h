/* The small pages that the program itself opens over the page at hand. */
#ifndef BASTIDE_TUI_HELP_H
#define BASTIDE_TUI_HELP_H

#include "tui/page.h"

/* Every key that works on the page of that name, each with its sentence. The sentences must last
 * as long as the page. */
struct page *help_page(const char *name, const struct binding *bindings, size_t count);

/* Asks whether to leave the program. */
struct page *leave_page(void);

#endif
