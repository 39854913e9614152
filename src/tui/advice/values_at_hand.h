/* What the program has found of what is at hand at the table, as far as it has been looked at
 * (table_values.h). */
#ifndef BASTIDE_TUI_VALUES_AT_HAND_H
#define BASTIDE_TUI_VALUES_AT_HAND_H

#include "thinking/valuer.h"
#include "tui/advice/value_grid.h"

/* New ones are all zeros. */
struct table_values {
    struct valuer *valuer;       /* NULL before anything is valued, and where memory runs out */
    const struct valuing *found; /* as they were looked at last; NULL: none are there */
    size_t at;                   /* so many moves were made in the position that is valued */
    bool is_begun, is_paused;
    struct haggling *haggling; /* room to work in */
    struct tile_price price[REVEALED_MAX];
    size_t priced;    /* when so many moves were made */
    bool is_open;     /* the box that tells of them lies over the board */
    bool in_panel;    /* they stood in the panel when the table was drawn last */
    struct plan hint; /* the best turn, as it was when the coach was asked, */
    size_t hinted;    /* when so many moves less one were made; 0: nobody asked */
};

#endif
