/* The panel beside the revealed tiles: who must decide, how all players stand, what Enter would do,
 * and how it ended. */
#ifndef BASTIDE_BAZAARS_STAGE_PANEL_H
#define BASTIDE_BAZAARS_STAGE_PANEL_H

#include "play/session.h"
#include "stage_choice.h"

/* The rows that the current decision needs below so many players. */
int auction_panel_rows(unsigned players);

/* The current decision, below the players: who must decide, how all players stand and what they
 * have got or paid, what each outcome would bring, who may get the last tile, in which order the
 * tiles are placed. Without an `auction` nobody at the keys decides, and there is nothing to
 * choose. */
void auction_panel_draw(struct canvas *canvas, struct area area, const struct auction *auction,
                        const struct game *game, const struct auction_account *account,
                        const struct seats *seats);

/* What the auction did to the scores, below the players; and all sales, in a box over the board. */
void auction_panel_draw_results(struct canvas *canvas, struct area area, const struct game *game,
                                const struct auction_account *account, const struct seats *seats);

void auction_panel_draw_sales(struct canvas *canvas, struct area board, const struct game *game,
                              const struct auction_account *account, const struct seats *seats);

/* The announcement, in a box over the board. */
void auction_panel_draw_banner(struct canvas *canvas, struct area board, const struct game *game,
                               const struct seats *seats);

/* The next line of an area: points to be entered, between the marks of the keys that change them.
 */
void auction_panel_draw_points(struct canvas *canvas, struct area *area, const char *title,
                               const struct points_entry *entry, struct bid_limits limits);

/* "Highest: 7 by", and the bidder, in that style; for a sale that has one. */
void auction_panel_draw_highest(struct canvas *canvas, struct area line, struct style style,
                                const struct bazaar *bazaar, const struct seats *seats);

/* A player's score before and after a change: "A 12 → 19"; returns the column after it. */
int auction_panel_draw_change(struct canvas *canvas, struct area line, int col,
                              const struct seat *seat, int before, int by);

/* Fills the line of a choice in a list, and marks the one chosen; returns its style. */
struct style auction_panel_begin_choice(struct canvas *canvas, struct area line, bool is_chosen);

#endif
