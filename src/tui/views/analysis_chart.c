#include "language/language.h"
#include "tui/seat_chip.h"
#include "tui/views/analysis_page.h"
#include "wording/entry_words.h"

enum { WHOLE = 0x2588, LOWER_HALF = 0x2584, BASE = 0xb7, COLS_MOST = 320 };
enum { CHIP = 2, NAME_MOST = 12, TOTAL = 8 };

/* What was lost for certain, by player and column. */
struct lanes {
    double lost[PLAYERS_MAX][COLS_MOST], total[PLAYERS_MAX], most;
    unsigned turns;
    int cols;
};

static int col_of(const struct lanes *lanes, unsigned turn)
{
    return lanes->turns <= 1 ? 0
                             : (int)((turn - 1) * (unsigned)(lanes->cols - 1) / (lanes->turns - 1));
}

static void add_loss(struct lanes *lanes, const struct analysed *analysed)
{
    const struct judgement *judgement = &analysed->judgement;
    if (judgement_is_too_close(judgement))
        return;
    double *lost = &lanes->lost[judgement->player][col_of(lanes, analysed->turn)];
    *lost += judgement->loss.mean;
    lanes->total[judgement->player] += judgement->loss.mean;
    lanes->most = *lost > lanes->most ? *lost : lanes->most;
}

static struct lanes lanes_of(const struct findings *found, int cols)
{
    struct lanes lanes = {.turns = 1, .cols = cols < COLS_MOST ? cols : COLS_MOST};
    for (unsigned d = 0; d < found->decisions; d++)
        if (found->decision[d].turn > lanes.turns)
            lanes.turns = found->decision[d].turn;
    for (unsigned d = 0; d < found->decisions; d++)
        add_loss(&lanes, &found->decision[d]);
    return lanes;
}

/* In halves of a cell; whatever was lost is seen. */
static int height_of(const struct lanes *lanes, unsigned player, int col, int rows)
{
    double lost = lanes->lost[player][col];
    int height = lost <= 0 ? 0 : (int)(lost / lanes->most * 2 * rows + 0.5);
    return lost > 0 && height == 0 ? 1 : height;
}

static void draw_lane(struct canvas *canvas, struct area lane, const struct lanes *lanes,
                      const struct seat *seat, unsigned player)
{
    struct style bar = {seat_body(seat), INK_NIGHT, 0};
    for (int col = 0; col < lanes->cols; col++) {
        int height = height_of(lanes, player, col, lane.rows);
        for (int row = 0; row < lane.rows && height > 2 * row; row++)
            canvas_put(canvas, lane.row + lane.rows - 1 - row, lane.col + col,
                       height > 2 * row + 1 ? WHOLE : LOWER_HALF, bar);
        if (height == 0)
            canvas_put(canvas, lane.row + lane.rows - 1, lane.col + col, BASE, night_faint);
    }
}

static void draw_head(struct canvas *canvas, struct area lane, int names, const struct seat *seat,
                      double total)
{
    int row = lane.row + lane.rows - 1, col = seat_chip(canvas, row, lane.col, seat) + 1;
    struct sentence lost = statistics_words_tenths((long)(10 * total + 0.5));
    int width = canvas_text_width(lost.text);
    canvas_text(canvas, row, col, names, night_text, seat->name);
    canvas_text(canvas, row, lane.col + CHIP + names + TOTAL - 1 - width, width, night_text,
                lost.text);
}

/* Above the bar where it is; two in one column stand side by side. */
static void draw_points(struct canvas *canvas, struct area area, const struct lanes *lanes,
                        const struct findings *found, int rows)
{
    for (unsigned p = 0; p < found->points; p++) {
        const struct analysed *analysed = &found->decision[found->point[p]];
        int row = area.row + rows * (int)analysed->judgement.player;
        canvas_put(canvas, row, area.col + col_of(lanes, analysed->turn), '1' + p,
                   (struct style){INK_STRONG, INK_NIGHT, CELL_BOLD});
    }
}

void analysis_chart_draw(struct canvas *canvas, struct area area, const struct analysis_view *view,
                         int rows)
{
    int names = 0;
    for (unsigned player = 0; player < view->seats->count; player++)
        names = canvas_width_or(names, view->seats->seat[player].name);
    names = names > NAME_MOST ? NAME_MOST : names;
    int head = CHIP + names + TOTAL;
    struct area plot = {area.row, area.col + head, area.rows, area.cols - head};
    struct lanes lanes = lanes_of(&view->analyser->found, plot.cols);
    for (unsigned player = 0; player < view->seats->count; player++) {
        const struct seat *seat = &view->seats->seat[player];
        int row = area.row + rows * (int)player;
        draw_head(canvas, (struct area){row, area.col, rows, head}, names, seat,
                  lanes.total[player]);
        draw_lane(canvas, (struct area){row, plot.col, rows, plot.cols}, &lanes, seat, player);
    }
    draw_points(canvas, plot, &lanes, &view->analyser->found, rows);
}
