/* What stands beside the panel on a wide screen, each as its own page draws it. What has no room
 * for all of it is left out. */
#include "language/language.h"
#include "tui/table/panel.h"
#include "tui/views/log_view.h"
#include "tui/views/scores.h"

enum {
    LOG_LEAST = 10, /* rows with the frame */
    CHART_LEAST = 12,
    CHART_MOST = 20,
};

static void take(struct area *column, int rows)
{
    column->row += rows;
    column->rows -= rows;
}

/* The axis goes on to where the last tile will be placed: so a turn adds to the lines and moves
 * nothing, which would be much to send. */
static void draw_chart(const struct game_view *view, struct canvas *canvas, struct area *column,
                       const struct surroundings *around)
{
    struct score_history history = score_history_of(view->log, view_told(view), view->seats->count);
    struct area area = *column;
    area.rows = column->rows / 4 < CHART_LEAST  ? CHART_LEAST
                : column->rows / 4 > CHART_MOST ? CHART_MOST
                                                : column->rows / 4;
    if (area.rows + LOG_LEAST > column->rows)
        return;
    chart_draw(canvas, area, &history, history.turns + view_game(view)->pile.tiles, view->seats,
               around);
    take(column, area.rows);
}

/* As large as leaves the log as much. */
static void draw_tiles(const struct game_view *view, struct canvas *canvas, struct area *column,
                       const struct surroundings *around)
{
    struct area area = *column;
    int rows = 0;
    if (!aids_has(&view->session->head, AID_TILES))
        return;
    area.rows = column->rows / 2;
    rows = remaining_draw_all(canvas, area, view_game(view), around);
    area.rows = column->rows - LOG_LEAST;
    if (rows == 0)
        rows = remaining_draw_all(canvas, area, view_game(view), around);
    take(column, rows);
}

void side_column_draw(const struct game_view *view, struct canvas *canvas, struct area column,
                      const struct surroundings *around)
{
    if (column.cols == 0)
        return;
    canvas_fill(canvas, column, ' ', panel_text);
    draw_chart(view, canvas, &column, around);
    draw_tiles(view, canvas, &column, around);
    struct area inside = canvas_box(canvas, column, panel_text, _("Log"));
    canvas_target(canvas, inside, TARGET_LOG, 0);
    struct log_lines lines =
        log_lines_of_game(view->log, view_told(view), &view->session->talk, view->at);
    log_draw_wrapped(canvas, inside, &lines, view->seats);
}
