#include "language/language.h"
#include "thinking/judging.h"
#include "tui/pages.h"
#include "tui/seat_chip.h"
#include "tui/views/game_view.h"
#include "tui/widgets.h"
#include "wording/training_words.h"

/* A lane for each player, with what was lost for certain turn by turn; the turning points by
 * number.
 */

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

static void add_loss(struct lanes *lanes, const struct judgement *judgement)
{
    if (judgement_is_too_close(judgement))
        return;
    double *lost = &lanes->lost[judgement->player][col_of(lanes, judgement->turn)];
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
    struct sentence lost = sentence_of_value(total);
    canvas_text(canvas, row, col, names, night_text, seat->name);
    canvas_text_right(canvas, row, lane.col + CHIP + names + TOTAL - 1, night_text, lost.text);
}

/* Above the bar where it is; two in one column stand side by side. */
static void draw_chart_points(struct canvas *canvas, struct area area, const struct lanes *lanes,
                              const struct findings *found, int rows)
{
    for (unsigned p = 0; p < found->points; p++) {
        const struct judgement *judgement = &found->decision[found->point[p]];
        int row = area.row + rows * (int)judgement->player;
        canvas_put(canvas, row, area.col + col_of(lanes, judgement->turn), '1' + p,
                   (struct style){INK_STRONG, INK_NIGHT, CELL_BOLD});
    }
}

/* A lane for each player, with what was lost for certain turn by turn; the
 * turning points by number. Each lane takes `rows` rows of the area. */
static void analysis_chart_draw(struct canvas *canvas, struct area area,
                                const struct analysis_view *view, int rows)
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
    draw_chart_points(canvas, plot, &lanes, &view->analyser->found, rows);
}

/* The page. */

struct analysis_page {
    struct page page;
    struct analysis_view *view;
    unsigned chosen; /* which of the turning points */
};

static struct analysis_page *analysis_page_of(const struct page *page)
{
    return (struct analysis_page *)page;
}

static const struct findings *findings_of(const struct page *page)
{
    return &analysis_page_of(page)->view->analyser->found;
}

static bool has_points(const struct page *page)
{
    return findings_of(page)->points > 0;
}

static bool has_decisions(const struct page *page)
{
    return findings_of(page)->decisions > 0;
}

/* As it is chosen, though fewer may have become sure since. */
static unsigned chosen_of(const struct page *page)
{
    unsigned chosen = analysis_page_of(page)->chosen, points = findings_of(page)->points;
    return chosen < points ? chosen : points > 0 ? points - 1 : 0;
}

static struct sentence progress_of(const struct analyser *analyser)
{
    unsigned games = analyser->found.playouts;
    if (!job_is_busy(&analyser->job))
        return sentence_of(_n("%u game played to the end", "%u games played to the end", games),
                           games);
    return sentence_of(_("%u %% done"), analyser->found.percent);
}

static const char *nothing_found(const struct analyser *analyser)
{
    return job_is_busy(&analyser->job) ? _("Nothing certain yet. Findings appear here.")
                                       : _("No decision clearly lost points.");
}

static int draw_point(struct canvas *canvas, struct area area, const struct page *page,
                      unsigned number, unsigned decision)
{
    enum { TARGET_POINT = TARGET_OWN, NUMBER = 3 };
    const struct analysis_view *view = analysis_page_of(page)->view;
    const struct judgement *judgement = &view->analyser->found.decision[decision];
    const struct game *before = &view->session->steps[judgement->step].before;
    bool is_chosen = number == chosen_of(page);
    struct style style = {is_chosen ? INK_STRONG : INK_TEXT, is_chosen ? INK_CHOSEN : INK_NIGHT, 0};
    struct area words = {area.row, area.col + NUMBER, area.rows, area.cols - NUMBER};
    struct sentence text = judgement_words_finding(judgement, before, view->seats);
    int rows = canvas_paragraph(canvas, (struct area){0, 0, 0, words.cols}, style, text.text);
    rows = rows < area.rows ? rows : area.rows;
    struct area line = {area.row, area.col, rows, area.cols};
    canvas_target(canvas, line, TARGET_POINT, (int)number);
    canvas_fill(canvas, line, ' ', style);
    canvas_printf(canvas, area.row, area.col, NUMBER, style, "%s%u", is_chosen ? ">" : " ",
                  number + 1);
    canvas_paragraph(canvas, words, style, text.text);
    return rows;
}

static void draw_points(struct canvas *canvas, struct area area, const struct page *page)
{
    const struct findings *found = findings_of(page);
    canvas_text(canvas, area.row, area.col, area.cols,
                (struct style){INK_STRONG, INK_NIGHT, CELL_BOLD}, _("Turning points"));
    area.row++;
    area.rows--;
    if (found->points == 0)
        canvas_paragraph(canvas, area, night_text,
                         nothing_found(analysis_page_of(page)->view->analyser));
    for (unsigned p = 0; p < found->points && area.rows > 0; p++) {
        int rows = draw_point(canvas, area, page, p, found->point[p]);
        area.row += rows;
        area.rows -= rows;
    }
}

/* Lanes as high as leaves room for the turning points. */
static int lane_rows(const struct surroundings *around, unsigned players)
{
    enum { AROUND = 5, LIST = 11, MOST = 6 };
    int rows = (around->rows - AROUND - LIST) / (int)players;
    return rows < 1 ? 1 : rows > MOST ? MOST : rows;
}

static void analysis_draw(struct page *page, struct canvas *canvas,
                          const struct surroundings *around)
{
    enum { MARGIN = 2, TOP = 2 };
    const struct analysis_view *view = analysis_page_of(page)->view;
    int rows = lane_rows(around, view->seats->count), lanes = rows * (int)view->seats->count;
    struct area area = {TOP, MARGIN, around->rows - TOP, around->cols - 2 * MARGIN};
    canvas_fill(canvas, (struct area){0, 0, around->rows, around->cols}, ' ', night_text);
    draw_heading(canvas, _("Analysis"), progress_of(view->analyser).text);
    canvas_text(canvas, area.row, area.col, area.cols, night_faint,
                _("Points clearly lost, turn by turn"));
    area.row++;
    analysis_chart_draw(canvas, (struct area){area.row, area.col, lanes, area.cols}, view, rows);
    area.row += lanes + 1;
    area.rows = around->rows - area.row;
    draw_points(canvas, area, page);
}

static void analysis_step(const struct press *press)
{
    unsigned points = findings_of(press->page)->points;
    unsigned by = press->key == KEYS_UP ? points - 1 : 1;
    analysis_page_of(press->page)->chosen = (chosen_of(press->page) + by) % points;
}

/* Without turning points at the first decision. */
static void analysis_show(const struct press *press)
{
    const struct findings *found = findings_of(press->page);
    unsigned decision = found->points > 0 ? found->point[chosen_of(press->page)] : 0;
    app_open(press->app, analysis_board_page(analysis_page_of(press->page)->view, decision));
}

static bool analysis_point(struct page *page, struct app *app, const struct gesture *gesture,
                           const struct surroundings *around)
{
    if (!gesture_clicks(gesture, TARGET_OWN))
        return false;
    bool is_chosen = (unsigned)gesture->target.which == chosen_of(page);
    analysis_page_of(page)->chosen = (unsigned)gesture->target.which;
    if (is_chosen)
        app_press(app, KEYS_ENTER, around);
    return true;
}

static bool tick(struct page *page, struct app *app, const struct surroundings *around)
{
    (void)app, (void)around;
    return job_look(&analysis_page_of(page)->view->analyser->job);
}

static int analysis_waits_for(const struct page *page)
{
    const struct analyser *analyser = analysis_page_of(page)->view->analyser;
    return job_is_busy(&analyser->job) ? job_fd(&analyser->job) : -1;
}

/* Once all has been found, as what is told then stays. */
static bool can_keep(const struct page *page)
{
    const struct analysis_view *view = analysis_page_of(page)->view;
    return !page->is_confined && !job_is_busy(&view->analyser->job) &&
           practice_can_keep(view->session);
}

static void keep(const struct press *press)
{
    const struct analysis_view *view = analysis_page_of(press->page)->view;
    app_say(press->app, practice_keep(&view->analyser->found, view->session).text);
}

static const struct page_key keys[] = {
    ROW(has_decisions, analysis_show, 0, K_("board"),
        N_("See it on the board, with what was better."), KEYS_ENTER),
    ROW(has_points, analysis_step, 0, K_("choose"),
        N_("Go to the next or the previous turning point."), KEYS_DOWN, KEYS_UP, KEYS_TAB),
    ROW(can_keep, keep, 0, K_("keep puzzles"),
        N_("Keep what people clearly lost as puzzles; practise them as an exercise."), 'p'),
    ROW(NULL, page_leave, 0, K_("close"), N_("Close the analysis; it continues in the background."),
        KEYS_ESCAPE, 'V', 'q'),
};

static const struct page_kind kind = {
    .name = N_("Analysis"),
    .draw = analysis_draw,
    PAGE_KEYS(keys),
    .keys_place = KEYS_OF_RESULT,
    .point = analysis_point,
    .tick = tick,
    .waits_for = analysis_waits_for,
};

struct page *analysis_page(struct analysis_view *view)
{
    if (view->analyser == NULL)
        view->analyser = analyser_new(
            view->session, &(struct analyser_request){.until = view->session->made,
                                                      .playouts = view->playouts,
                                                      .cpu_ms = ANALYSER_CPU_MS_OF_SCREEN,
                                                      .seed = view->session->made});
    if (view->analyser == NULL)
        return NULL;
    struct analysis_page *analysis = (struct analysis_page *)page_new(&kind, sizeof *analysis);
    if (analysis == NULL)
        return NULL;
    analysis->view = view;
    return &analysis->page;
}

void analysis_close(struct analysis_view *view)
{
    analyser_free(view->analyser);
    view->analyser = NULL;
}
