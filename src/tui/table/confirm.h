/* What is asked over the board before it is done. */
#ifndef BASTIDE_TUI_CONFIRM_H
#define BASTIDE_TUI_CONFIRM_H

#include "tui/table/table.h"

/* Pages that lie on the table, until they are answered by one of two keys: whether the turn is to
 * be ended, whether the table is to be left. NULL where memory runs out. */
struct page *confirm_ending(struct table *table);
struct page *confirm_leaving(struct table *table);

/* Whether what was done last, by whomever, could be taken back; and the page on which every player
 * has to agree to it. */
bool undo_vote_is_possible(const struct table *table);
struct page *undo_vote_page(struct table *table);

#endif
