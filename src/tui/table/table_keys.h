/* The keys of the table's page. */
#ifndef BASTIDE_TUI_TABLE_KEYS_H
#define BASTIDE_TUI_TABLE_KEYS_H

#include "tui/table/table.h"

/* What a key is for: the tutorial offers some of them only. */
enum key_use {
    KEY_PLAYS, /* the game goes on or back by it */
    KEY_LOOKS, /* changes nothing in the game */
    KEY_LEADS_AWAY,
};
enum { KEYS_OF_ALL_USES = 1u << KEY_PLAYS | 1u << KEY_LOOKS | 1u << KEY_LEADS_AWAY };

/* The keys that mean something now, the most useful first; returns how many. And only those of some
 * uses, a mask of 1 << enum key_use. */
size_t table_bindings(struct page *page, struct binding bindings[BINDINGS_MAX]);
size_t table_bindings_for(const struct table *table, unsigned uses,
                          struct binding bindings[BINDINGS_MAX]);

/* The deed that opens the replay of the whole game. */
void table_deed_replay(const struct press *press);

#endif
