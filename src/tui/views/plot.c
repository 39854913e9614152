#include "tui/views/plot.h"

int plot_step_for(int span, int ticks)
{
    static const int factors[] = {2, 5, 10};
    int step = 1, decade = 1;
    for (unsigned f = 0; span > step * ticks; f = (f + 1) % 3) {
        step = decade * factors[f];
        decade = f == 2 ? step : decade;
    }
    return step;
}

static int round_up(int points, int step)
{
    return (points + step - 1) / step * step;
}

enum { LEAST_SPAN = 4 }; /* points that the scale reaches at least */

void plot_scale(struct plot *plot, int ticks)
{
    int most = score_history_most(plot->history), least = score_history_least(plot->history);
    most = most > LEAST_SPAN ? most : LEAST_SPAN;
    plot->step = plot_step_for(most - least, ticks);
    plot->most = round_up(most, plot->step);
    plot->least = -round_up(-least, plot->step);
}

static int heights_of(const struct plot *plot)
{
    return plot->in_pixels ? 2 * plot->area.rows : plot->area.rows;
}

int plot_height_of(const struct plot *plot, int score)
{
    int span = plot->most - plot->least, top = heights_of(plot) - 1;
    return ((score - plot->least) * top + span / 2) / span;
}

int plot_row_of(const struct plot *plot, int height)
{
    int from_top = heights_of(plot) - 1 - height;
    return plot->area.row + (plot->in_pixels ? from_top / 2 : from_top);
}

/* The last turn that a column shows. */
static unsigned turn_at(const struct plot *plot, int col)
{
    unsigned turns = plot->history->turns > 0 ? plot->history->turns : 1;
    return plot->turn_cols > 1 ? (unsigned)col * turns / (unsigned)(plot->turn_cols - 1) : turns;
}

int plot_col_of(const struct plot *plot, unsigned turn)
{
    int col = 0;
    while (col + 1 < plot->turn_cols && turn_at(plot, col) < turn)
        col++;
    return col;
}

static int score_at(const struct plot *plot, unsigned player, int col)
{
    const struct score_history *history = plot->history;
    unsigned turn = history->turns;
    if (col < plot->turn_cols)
        turn = turn_at(plot, col);
    else if (col > plot->turn_cols + (int)player * plot->end_cols)
        turn = history->last;
    return history->score[player][turn < history->last ? turn : history->last];
}

struct stroke plot_stroke_at(const struct plot *plot, unsigned player, int col)
{
    int now = plot_height_of(plot, score_at(plot, player, col));
    return (struct stroke){col > 0 ? plot_height_of(plot, score_at(plot, player, col - 1)) : now,
                           now};
}

static bool stroke_covers(struct stroke stroke, int height)
{
    return stroke.before < stroke.now ? height >= stroke.before && height <= stroke.now
                                      : height >= stroke.now && height <= stroke.before;
}

unsigned plot_player_at(const struct plot *plot, int col, int height, unsigned *count)
{
    unsigned here[PLAYERS_MAX] = {0};
    *count = 0;
    for (unsigned player = 0; player < plot->history->players; player++)
        if (stroke_covers(plot_stroke_at(plot, player, col), height))
            here[(*count)++] = player;
    return *count == 0 ? 0 : here[(unsigned)(col + height) % *count];
}
