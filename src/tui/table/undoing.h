/* Taking back what stands already, if all players agree. */
#ifndef BASTIDE_TUI_UNDOING_H
#define BASTIDE_TUI_UNDOING_H

#include "tui/table/table.h"

/* Whether it could be asked; and the deed that begins asking. */
bool table_can_ask_back(const struct table *table);
void table_deed_ask_back(const struct press *press);

/* The key by which a player says yes; whether it is one. */
bool table_agree(struct table *table, struct app *app, uint32_t key, long long now);

#endif
