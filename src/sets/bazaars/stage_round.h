/* What the stages of a bazaar have in common. */
#ifndef BASTIDE_BAZAARS_STAGE_ROUND_H
#define BASTIDE_BAZAARS_STAGE_ROUND_H

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

#endif
