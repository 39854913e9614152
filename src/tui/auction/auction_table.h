/* The auction's place at the table: when its stages come, how far undo reaches in them, and what
 * they show. */
#ifndef BASTIDE_TUI_AUCTION_TABLE_H
#define BASTIDE_TUI_AUCTION_TABLE_H

#include "tui/auction/auction_strip.h"
#include "tui/table/table.h"

/* The stage that the session stands at, where a bazaar decides it; false where none does. */
bool auction_table_stage(struct table *table, enum table_stage *stage);

/* The turn before it was ended: goes on to the announcement, or to the draft of the next player. */
void auction_table_call(struct table *table);

/* Begins in the middle of a bazaar. */
void auction_table_resume(struct table *table);

/* After a move: only the last decision of an auction can be taken back. */
void auction_table_keep_floor(struct table *table);

/* Whether a player's change must stop the keys for a moment: the player who must decide has
 * changed, or nobody must any longer. */
struct auction_watch {
    enum table_stage stage;
    unsigned actor;
};
struct auction_watch auction_table_watch(const struct table *table);
bool auction_table_has_changed(const struct table *table, struct auction_watch before);

/* Whether the page shows the revealed tiles below the board. */
bool auction_table_is_shown(const struct table *table);

/* Cuts the strip of tiles off the board's area and lays the view over what is left. */
struct auction_strip auction_table_prepare(struct table *table, struct area *board,
                                           const struct surroundings *around);

/* Draws the strip, and over the board the announcement. */
void auction_table_draw(struct canvas *canvas, struct area board, const struct auction_strip *strip,
                        struct table *table, const struct surroundings *around);

/* Draws what stands below the players. */
void auction_table_draw_panel(struct canvas *canvas, struct area area, const struct table *table);

/* The two lines below the board. */
struct sentence auction_table_task(const struct table *table);
struct sentence auction_table_detail(const struct table *table);

#endif
