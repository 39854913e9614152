/* What the stages of a bazaar have in common, and the panel beside the revealed tiles. */
#ifndef BASTIDE_BAZAARS_STAGE_ROUND_H
#define BASTIDE_BAZAARS_STAGE_ROUND_H

#include "stage_choice.h"
#include "tui/table/stage.h"

/* Whether a bazaar is on that the table has shown to begin. */
bool bazaar_is_announced(const struct table *table);

/* One of both for a line below the board: with the names of players, or with their letters where
 * that has no room. */
struct sentence bazaar_line(const struct table *table, struct sentence named,
                            struct sentence brief);

/* Turns the wheel over the points to be entered: over the number, or one of the signs beside it,
 * which a click presses. False if the gesture does something else. */
bool bazaar_turn_points(struct app *app, const struct gesture *gesture,
                        const struct surroundings *around);

/* Members of the rows, for the revealed tiles with what became of them so far, and a view of the
 * board that shows where they fit. */
#define BAZAAR_STRIP                                                                               \
    .cut_strip = bazaar_cut_strip, .draw_strip = bazaar_draw_strip, .pane = bazaar_pane
struct tile_strip bazaar_cut_strip(struct table *table, struct table_areas *areas,
                                   const struct surroundings *around);
void bazaar_draw_strip(struct table *table, const struct table_sheet *sheet);
struct board_pane *bazaar_pane(struct table *table);

/* Keys of the rows, to enter a bid or what was paid, where `when` says so (NULL: always); and what
 * they do. */
#define POINTS_KEYS(when, typed, label, one, ten, type)                                            \
    ROW(when, points_deed_raise, 1, label, one, KEYS_UP, KEYS_DOWN),                               \
        ROW(when, points_deed_raise, 10, NULL, ten, KEYS_PAGE_UP, KEYS_PAGE_DOWN),                 \
        ROW(when, points_deed_type, 0, NULL, type, '0', '1', '2', '3'),                            \
        ROW(when, points_deed_type, 0, NULL, type, '4', '5', '6', '7'),                            \
        ROW(when, points_deed_type, 0, NULL, type, '8', '9'),                                      \
        ROW(typed, points_deed_erase, 0, NULL, N_("Delete a digit."), KEYS_BACKSPACE)
void points_deed_raise(const struct press *press);
void points_deed_type(const struct press *press);
void points_deed_erase(const struct press *press);

/* Looks at the next or the previous tile. */
void auction_deed_step(const struct press *press);

/* Of the rows of auctions: the tile looked at, the player who decides. */
unsigned auction_tile_looked_at(const struct table *table);

/* The panel beside the revealed tiles: who must decide, how all players stand, what Enter would do,
 * and how it ended. */

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
