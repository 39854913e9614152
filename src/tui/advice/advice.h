/* Advice at the table: what the tiles of an auction, or the turns with the tile in hand, are worth.
 * Values are found in the background: a tick begins them while a person decides; computer players
 * who think have the cores for themselves. Nothing waits for them. */
#ifndef BASTIDE_TUI_ADVICE_H
#define BASTIDE_TUI_ADVICE_H

#include "thinking/valuer.h"
#include "tui/advice/steady.h"
#include "tui/table/stage.h"
#include "valuing/auction_prices.h"
#include "wording/value_words.h"

/* What follows for the prices of an auction's tiles (sets/bazaars/bot_haggling.h), by tile, between
 * the chooser and the bidder for whom it is worth most; NOBODY: there is nothing to say. */
struct tile_price {
    uint8_t bidder;
    struct terms terms;
};

/* What has been found, as far as it has been looked at; at first all zeros. */
struct table_values {
    struct valuer *valuer;       /* NULL before anything is valued, and where memory runs out */
    const struct valuing *found; /* as they were looked at last; NULL: none are there */
    size_t at;                   /* so many moves were made in the position that is valued */
    bool is_begun, is_paused;
    /* What is shown of them (steady.h): of the turns; and of the tiles, to each player, while these
     * tiles are left. */
    struct steady_turns turns;
    struct steady_number worth[PLAYERS_MAX][REVEALED_MAX];
    unsigned left;
    struct haggling *haggling; /* room to work in */
    struct tile_price price[REVEALED_MAX];
    size_t priced;    /* when so many moves were made */
    bool is_open;     /* the box about them lies over the board */
    bool in_panel;    /* they stood in the panel when the table was drawn last */
    struct plan hint; /* the best turn, as it was when the coach was asked, */
    size_t hinted;    /* when so many moves less one were made; 0: nobody asked */
};

/* Time has passed: begins, pauses or goes on, and looks at what there is. Returns whether there is
 * something new to show. */
bool table_values_look(struct table *table);

/* Whether there is something to do for them at once; and what is waited for: a file descriptor, or
 * -1. */
bool table_values_are_due(const struct table *table);
int table_values_wait_for(const struct table *table);

/* The values of the current position, of the tiles at an auction or draft and of the turns while a
 * tile is placed; NULL: there are none, or the game has no such aid. */
const struct valuing *table_values_found(const struct table *table);

/* Whether surer ones come. */
enum value_progress table_values_progress(const struct table *table);

/* The prices of the tiles of the current auction; NULL: they are not known. */
const struct tile_price *table_values_prices(const struct table *table);

/* The session has changed: if it went back before the position that is valued, that is gone. */
void table_values_forget(struct table *table);

void table_values_close(struct table *table);

/* The coach says what each turn with the tile in hand is worth, while the tile is placed and while
 * a figure may be deployed. */

/* Writes on the board what the best turn on each square surely loses against the best of all: "-4";
 * "0" at the best; "=" at each where none is surely better; "?" where it depends on how the game
 * goes on. Nothing where that is not sure yet. */
void coach_show_squares(const struct table *table, struct board_scene *scene);

/* What the current choice surely loses, or that it is as good as any; empty where that is not sure.
 */
struct sentence coach_words_placing(const struct table *table);
struct sentence coach_words_deploying(const struct table *table);

/* The deed of the hint: selects the best turn, as far as it is still to be made. While it is
 * selected, the reason is shown. */
void coach_deed_hint(const struct press *press);
bool coach_is_hinted(const struct table *table);
struct sentence coach_words_hint(const struct table *table);

/* What is to be seen of it on the board; empty while a figure may be deployed. */
struct sentence coach_words_reason(const struct table *table);

/* Rows of the keys while a tile is placed or a figure may be deployed. */
#define COACH_KEYS                                                                                 \
    ROW(table_has_values, coach_deed_hint, 0, K_("hint"), N_("Show the best turn, and why."),      \
        'B'),                                                                                      \
        ROW(table_has_value_box, table_deed_values, 0, NULL,                                       \
            N_("Show or hide everyone's expected final score."), 'V')

#endif
