/* How the page of progress looks. */
#ifndef BASTIDE_TUI_PROGRESS_DRAW_H
#define BASTIDE_TUI_PROGRESS_DRAW_H

#include "rating/practice_rating.h"
#include "tui/widgets.h"

/* What it shows of one player. */
struct progress_view {
    const char *name;
    unsigned people; /* who have practised here */
    unsigned kind;   /* the chosen kind of decision, or DECISION_KINDS_COUNT */
    struct training_trend trend;
    struct practice_rating rating[DECISION_KINDS_COUNT + 1]; /* by kind, as the averages */
    struct training_weakness weakness[WEAKNESSES_MAX];
    unsigned weaknesses;
    struct list list; /* of them */
    unsigned due;
};

enum progress_target { TARGET_KIND = TARGET_OWN, TARGET_WEAKNESS };

extern const struct list_kind weakness_list;

/* Whether a kind is among those to choose from: all are, of which there are decisions. */
bool progress_view_has(const struct progress_view *view, unsigned kind);

/* `problem`: why there is no history; "": there is. */
void progress_draw(struct progress_view *view, const char *problem, struct canvas *canvas,
                   const struct surroundings *around);

/* The chart of progress: for each day or week a column as high as the average loss per decision. */

/* Draws a kind of decision (DECISION_KINDS_COUNT: all) over `area`, of at least TREND_CHART_ROWS
 * rows, with the scale at the left and dates below: two heights a row where the terminal shows
 * painted tiles, else one. Spans without decisions have a dot. Below the dates, where there is
 * room, is the rating after each span. */
enum { TREND_CHART_ROWS = 5 };
void trend_chart_draw(struct canvas *canvas, struct area area, const struct training_trend *trend,
                      const struct practice_rating *rating, unsigned kind,
                      const struct surroundings *around);

#endif
