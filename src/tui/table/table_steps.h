/* The keys that mean something else at each stage of the table: Enter, arrows, steps, numbers. */
#ifndef BASTIDE_TUI_TABLE_STEPS_H
#define BASTIDE_TUI_TABLE_STEPS_H

#include "tui/table/table.h"

/* Does what is chosen, or goes on where there is nothing to do. */
void table_enter(struct table *table, struct app *app, const struct surroundings *around);

/* The next thing that can be chosen (`by` 1) or the one before (-1); the one towards an arrow; the
 * one with a number. */
void table_step(struct table *table, int by);
void table_arrow(struct table *table, uint32_t key);
void table_choose(struct table *table, unsigned number);

#endif
