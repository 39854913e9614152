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

/* Where the scores of a game stand on a chart. */

/* Where everything stands. Columns and heights of the plot count from its lower left corner. */
struct plot {
    const struct score_history *history;
    struct area area; /* the lines alone */
    bool in_pixels;   /* two heights a row, else one */
    int least, most;  /* scores at its lower and upper edge */
    int step;         /* between two numbers at the left */
    int turn_cols;    /* so many columns are turns; the rest is the final scoring, */
    int end_cols;     /* so many for each player, who go through it one behind the other */
};

/* 1, 2, 5, 10, 20 ...: the least of them of which `span` has no more than `ticks`. */
int plot_step_for(int span, int ticks);

/* Chooses step, least and most, for at most so many numbers at the left. */
void plot_scale(struct plot *plot, int ticks);

/* How high a score lies, from 0 at the bottom; the row of a height. */
int plot_height_of(const struct plot *plot, int score);
int plot_row_of(const struct plot *plot, int height);

/* The first column that shows a turn. */
int plot_col_of(const struct plot *plot, unsigned turn);

/* The line of a player in one column: from the height before to the height now. */
struct stroke {
    int before, now;
};

struct stroke plot_stroke_at(const struct plot *plot, unsigned player, int col);

/* Who is seen at a height of a column, and how many are there: players whose lines run together
 * take turns from pixel to pixel. */
unsigned plot_player_at(const struct plot *plot, int col, int height, unsigned *count);

#endif
