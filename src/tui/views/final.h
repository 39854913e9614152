/* The final table on the screen. */
#ifndef BASTIDE_TUI_FINAL_H
#define BASTIDE_TUI_FINAL_H

#include "facts/score_table.h"
#include "tui/canvas.h"
#include "tui/page.h"
#include "tui/views/log_view.h"
#include "wording/wording.h"

struct final_view {
    const struct score_table *table;
    const struct seats *seats;
    struct score_cell cursor;
    int what; /* the target of a number, by score_cell_number; TARGET_NOTHING: no cursor */
    const struct binding *answers; /* what can be done now */
    size_t answer_count;
};

/* Draws the table in a box over `area`, with the answers below it. */
void final_draw(struct canvas *canvas, struct area area, const struct final_view *view);

/* Where the cursor begins: at the winner's total. */
struct score_cell final_first(const struct score_table *table);

/* An arrow key moves the cursor over sources and totals, and from player to player as they are
 * ranked. */
void final_key(const struct score_table *table, struct score_cell *cursor, uint32_t key);

#endif
