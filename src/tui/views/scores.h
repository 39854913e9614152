/* Scores on the screen: the standings, the final table, and the chart. */
#ifndef BASTIDE_TUI_SCORES_H
#define BASTIDE_TUI_SCORES_H

#include "facts/score_table.h"
#include "tui/canvas.h"
#include "tui/page.h"
#include "tui/views/log_view.h"
#include "wording/seats.h"

/* The standings: each player's points, what they came from, and what it would be if the game ended
 * now; at any time, and in detail at the end. */
struct standings {
    const struct game *game;
    const struct seats *seats;
    struct score_table table; /* as far as it has been told */
    bool shows_projection;    /* whether to show also what the game's end would bring */
};

/* Draws them in a box over `area`, with the cursor on a number, scrolled to it where there is not
 * room for all rows. The numbers that the cursor can go
 * to are targets `what` (score_cell_number). */
void standings_draw(struct canvas *canvas, struct area area, const struct standings *standings,
                    struct score_cell cursor, int what);

/* An arrow key moves the cursor from player to player or from source to source, over the rows that
 * are there in an area of so many rows. */
void standings_key(const struct standings *standings, int rows_of_area, struct score_cell *cursor,
                   uint32_t key);

/* The final table. */
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

/* The chart of the scores over the turns: a line of steps for each player, the end of the final
 * scoring after the last turn, and below it, if there is room, the marks of what happened when. It
 * is drawn in a box over `area`; with pixels where the terminal shows painted tiles, else with
 * letters and lines. The axis reaches `turns` turns, or those played where they are more: up to
 * the game's last one, the lines grow and what is drawn stands still. */
void chart_draw(struct canvas *canvas, struct area area, const struct score_history *history,
                unsigned turns, const struct seats *seats, const struct surroundings *around);

/* 1, 2, 5, 10, 20 ...: the least of them of which `span` has no more than `ticks`. */
int plot_step_for(int span, int ticks);

#endif
