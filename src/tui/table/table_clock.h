/* The players' clocks at the table: whose runs when. */
#ifndef BASTIDE_TUI_TABLE_CLOCK_H
#define BASTIDE_TUI_TABLE_CLOCK_H

#include "tui/table/table.h"

/* Time has passed, now `now`; to be called before and after anything is done, too. Says it, once,
 * when the time of whoever must decide is over. Returns whether a clock reads another second. */
bool table_look_at_clock(struct table *table, struct app *app, long long now);

/* How many milliseconds from `now` on that is due again; REST: no clock runs. */
int table_clock_patience(const struct table *table, long long now);

/* Tells the session what the clocks read; to be called before a move is made or taken back. */
void table_tell_clock(struct table *table);

/* Whose clock runs; PLAYERS_MAX: nobody's. */
unsigned table_clock_runs_for(const struct table *table);

#endif
