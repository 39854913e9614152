/* The chart of the scores over the turns: a line of steps for each player, the end of the final
 * scoring behind the last turn, and below it the marks of what happened when. */
#ifndef BASTIDE_TUI_CHART_H
#define BASTIDE_TUI_CHART_H

#include "facts/score_table.h"
#include "tui/canvas.h"
#include "tui/page.h"
#include "wording/seats.h"

/* Draws it in a box over `area`; with pixels where the terminal shows painted tiles, else with
 * letters and lines. */
void chart_draw(struct canvas *canvas, struct area area, const struct score_history *history,
                const struct seats *seats, const struct surroundings *around);

/* 1, 2, 5, 10, 20 ...: the least of them of which `span` has no more than `ticks`. */
int plot_step_for(int span, int ticks);

#endif
