/* Advice: which key brings the learner on, worked out from where the table stands and which move
 * is wanted. So it is right wherever somebody has strayed to. */
#ifndef BASTIDE_TUI_ADVICE_H
#define BASTIDE_TUI_ADVICE_H

#include "tui/table/stage.h"

/* The next key on the way to `move`, at a table at which it is due. */
struct advice advice_to(const struct table *table, struct move move);

/* The next key where the table waits for Enter to go on. */
struct advice advice_to_go_on(const struct table *table);

/* The key that comes back from looking around, the log or whatever lies over the table. */
struct advice advice_to_return(void);

#endif
