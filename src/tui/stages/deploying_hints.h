/* Hints for beginners about what may follow a placement. */
#ifndef BASTIDE_TUI_DEPLOYING_HINTS_H
#define BASTIDE_TUI_DEPLOYING_HINTS_H

#include "choosing/choosing.h"

/* All of them, marked, up to a NULL; and the number of the one about what is chosen. */
extern const char *const deploying_hints[];
unsigned deploying_hint(const struct deploying *deploying, const struct game *game);

#endif
