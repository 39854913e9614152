/* What is typed at the table letter by letter: the labels of places, and the players' own keys when
 * all of them agree to take a turn back. */
#ifndef BASTIDE_TUI_TABLE_TYPING_H
#define BASTIDE_TUI_TABLE_TYPING_H

#include "tui/table/table.h"

/* Whether there are places to be labelled: squares for the tile, bridges. */
bool table_has_labels(const struct table *table);

/* Puts the labels there. */
void table_open_labels(struct table *table);

/* Where a label goes on the board: on the square of a tile, or at the end of a bridge. */
struct board_label table_label(const struct table *table, unsigned place);

/* How many of the labels are out of sight. */
unsigned table_labels_unseen(const struct table *table);

/* Whether what stands already could be taken back if everybody agreed; and begins asking. */
bool table_can_ask_back(const struct table *table);
void table_ask_back(struct table *table);

/* The page's `type`. */
bool table_type(struct page *page, struct app *app, uint32_t key,
                const struct surroundings *around);

#endif
