/* The chart of progress: for each day or week a column as high as the average loss per decision. */
#ifndef BASTIDE_TUI_COURSE_CHART_H
#define BASTIDE_TUI_COURSE_CHART_H

#include "training/progress.h"
#include "tui/canvas.h"
#include "tui/page.h"

/* Draws a kind of decision (DECISION_KINDS_COUNT: all) over `area`, of at least COURSE_CHART_ROWS
 * rows, with the scale at the left and dates below: two heights a row where the terminal shows
 * painted tiles, else one. Spans without decisions have a dot. */
enum { COURSE_CHART_ROWS = 5 };
void course_chart_draw(struct canvas *canvas, struct area area,
                       const struct training_course *course, unsigned kind,
                       const struct surroundings *around);

#endif
