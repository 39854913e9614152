/* Values in the background, in games with advice: what the tiles of the auction at hand, or the
 * turns with the tile in hand, are worth. A tick begins them while a person decides; computer
 * players who think have the cores for themselves. Nothing waits for them. */
#ifndef BASTIDE_TUI_TABLE_VALUES_H
#define BASTIDE_TUI_TABLE_VALUES_H

#include "tui/table/table.h"
#include "wording/value_words.h"

/* Time has passed: begins, pauses or goes on, and looks at what there is. Returns whether there is
 * something new to be shown. */
bool table_values_look(struct table *table);

/* Whether there is something to do for them at once; and what is waited for: a file descriptor, or
 * -1. */
bool table_values_are_due(const struct table *table);
int table_values_wait_for(const struct table *table);

/* The values of what is at hand, of the tiles at an auction or draft and of the turns while a tile
 * is placed; NULL: there are none, or the game has no such aid. */
const struct valuing *table_values_found(const struct table *table);

/* Whether surer ones come. */
enum value_progress table_values_progress(const struct table *table);

/* The prices of the tiles of the auction at hand; NULL: they are not known. */
const struct tile_price *table_values_prices(const struct table *table);

/* The session has changed: if it went back before the position that is valued, that is gone. */
void table_values_forget(struct table *table);

void table_values_close(struct table *table);

#endif
