/* The standings: what everybody has, what it came from, and what it would be if the game ended now;
 * at any time, and in detail at the end. */
#ifndef BASTIDE_TUI_STANDINGS_H
#define BASTIDE_TUI_STANDINGS_H

#include "facts/position.h"
#include "facts/score_table.h"
#include "tui/canvas.h"
#include "tui/views/log_view.h"

struct standings {
    const struct game *game;
    const struct seats *seats;
    struct score_table table; /* as far as it has been told */
    bool shows_projection;    /* whether to show also what the game's end would bring */
};

/* Draws them in a box over `area`, with the cursor on a number. The numbers that the cursor can go
 * to are targets `what` (score_cell_number). */
void standings_draw(struct canvas *canvas, struct area area, const struct standings *standings,
                    struct score_cell cursor, int what);

/* An arrow key moves the cursor from player to player or from source to source. */
void standings_key(const struct score_table *table, struct score_cell *cursor, uint32_t key);

#endif
