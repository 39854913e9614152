/* Values in the background, in games with advice: what the tiles of the current auction, or the
 * turns with the tile in hand, are worth. A tick begins them while a person decides; computer
 * players who think have the cores for themselves. Nothing waits for them. */
#ifndef BASTIDE_TUI_TABLE_VALUES_H
#define BASTIDE_TUI_TABLE_VALUES_H

#include "thinking/valuer.h"
#include "tui/advice/value_grid.h"
#include "tui/table/table.h"
#include "wording/value_words.h"

/* What has been found, as far as it has been looked at; at first all zeros. */
struct table_values {
    struct valuer *valuer;       /* NULL before anything is valued, and where memory runs out */
    const struct valuing *found; /* as they were looked at last; NULL: none are there */
    size_t at;                   /* so many moves were made in the position that is valued */
    bool is_begun, is_paused;
    struct haggling *haggling; /* room to work in */
    struct tile_price price[REVEALED_MAX];
    size_t priced;    /* when so many moves were made */
    bool is_open;     /* the box about them lies over the board */
    bool in_panel;    /* they stood in the panel when the table was drawn last */
    struct plan hint; /* the best turn, as it was when the coach was asked, */
    size_t hinted;    /* when so many moves less one were made; 0: nobody asked */
};

/* Time has passed: begins, pauses or goes on, and looks at what there is. Returns whether there is
 * something new to be shown. */
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

#endif
