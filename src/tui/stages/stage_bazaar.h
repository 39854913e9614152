/* What the stages of a bazaar have in common. */
#ifndef BASTIDE_TUI_STAGE_BAZAAR_H
#define BASTIDE_TUI_STAGE_BAZAAR_H

#include "tui/table/stage.h"

/* How many moves were made when the turn before the bazaar, or before this round of the draft, was
 * over. */
size_t bazaar_begin(const struct session *session);

/* Whether a bazaar is on that the table has shown to begin. */
bool bazaar_is_announced(const struct table *table);

/* One of both for a line below the board: with the names of players, or with their letters where
 * that has no room. */
struct sentence bazaar_line(const struct table *table, struct sentence named,
                            struct sentence brief);

/* Whether a gesture is at the points to be entered: at the number, or at one of the signs beside
 * it, which a click presses. */
bool bazaar_is_at_points(struct target target);

/* A member of the rows: draws the revealed tiles, with what became of them so far. */
void bazaar_draw_strip(struct table *table, const struct table_sheet *sheet);

#endif
