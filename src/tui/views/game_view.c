#include "tui/views/game_view.h"
#include "language/language.h"
#include "thinking/why.h"
#include "tui/table/layout.h"
#include "tui/views/log_view.h"
#include "tui/views/scores.h"

#include <stdlib.h>

/* The pages begin with this. */
struct view_page {
    struct page page;
    struct game_view *view;
};

static struct game_view *view_of(const struct page *page)
{
    return ((const struct view_page *)page)->view;
}

static bool view_steps(const struct page *page)
{
    return view_of(page)->kind->step != NULL;
}

static bool view_plays(const struct page *page)
{
    return view_of(page)->kind->play != NULL;
}

static bool view_shows_scores(const struct page *page)
{
    return view_of(page)->kind->show_scores != NULL;
}

static void view_step(const struct press *press)
{
    const struct game_view *view = view_of(press->page);
    view->kind->step(view->page, press->binding->arg);
}

static void view_play(const struct press *press)
{
    const struct game_view *view = view_of(press->page);
    view->kind->play(view->page, press->around->now);
}

static void view_turn_to(const struct press *press)
{
    enum view_number number = (enum view_number)press->binding->arg;
    app_replace(press->app, view_page(view_of(press->page), number));
}

/* What is shown of the game. */

size_t view_told(const struct game_view *view)
{
    return view->kind->told != NULL ? view->kind->told(view->page) : log_until(view->log, view->at);
}

size_t view_lines(const struct game_view *view)
{
    return view->kind->told != NULL ? view_told(view) : view->log->count;
}

struct log_lines view_log_lines(const struct game_view *view)
{
    return log_lines_of_game(view->log, view_lines(view), &view->session->talk, SIZE_MAX);
}

int view_score(const struct game_view *view, unsigned player)
{
    size_t end = log_until(view->log, view->at);
    int score = view_game(view)->player[player].score;
    for (size_t at = view_told(view); at < end; at++) {
        const struct event *event = &view->log->entry[at].event;
        if (event->type == EVENT_SCORE && event->player == player)
            score -= event->points;
    }
    return score;
}

bool view_may_project(const struct game_view *view)
{
    return aids_has(&view->session->head, AID_EXPECTED) && !game_is_over(view_game(view));
}

bool view_shows_projection(const struct game_view *view)
{
    return view_may_project(view) && !view->hides_projection;
}

/* Pages over a game: the log, the chart, the standings, the tiles left. */

static void log_page_draw(struct page *page, struct canvas *canvas,
                          const struct surroundings *around)
{
    struct game_view *view = view_of(page);
    struct log_lines lines = view_log_lines(view);
    (void)around;
    log_draw_whole(&view->lines, canvas, view->board, &lines, view->seats);
}

static void scroll(const struct press *press)
{
    struct game_view *view = view_of(press->page);
    struct log_lines lines = view_log_lines(view);
    list_key(&view->lines, press->key, log_lines_count(&lines));
}

static void view_pages_show(const struct press *press)
{
    struct game_view *view = view_of(press->page);
    if (view->kind->show_line(view->page, press->app))
        app_close(press->app);
}

static const struct page_key log_page_keys[] = {
    ROW(NULL, scroll, 0, K_("line"), N_("Go to another line of the log."), KEYS_UP, KEYS_DOWN,
        KEYS_PAGE_UP, KEYS_PAGE_DOWN),
    ROW(NULL, scroll, 0, NULL, N_("Go to the start or end."), KEYS_HOME, KEYS_END),
    ROW(view_shows_scores, view_pages_show, 0, K_("show"),
        N_("Show on the board where that happened."), KEYS_ENTER),
    ROW(view_steps, view_pages_show, 0, K_("go there"), N_("Go to that move."), KEYS_ENTER),
    ROW(NULL, page_leave, 0, K_("close"), N_("Close the log."), KEYS_ESCAPE, 'l'),
};

/* The first click on a line chooses it, the second one shows what it is about; elsewhere a click
 * closes the log. */
static bool log_page_point(struct page *page, struct app *app, const struct gesture *gesture,
                           const struct surroundings *around)
{
    struct game_view *view = view_of(page);
    struct log_lines lines = view_log_lines(view);
    int by = gesture->kind == GESTURE_WHEEL ? scroll_of_wheel(gesture->button) : 0;
    for (int line = 0; line < abs(by); line++)
        app_press(app, by < 0 ? KEYS_UP : KEYS_DOWN, around);
    bool is_on_line =
        list_point(&view->lines, &log_list, log_lines_count(&lines), app, gesture, around);
    if (!is_on_line && gesture->kind == GESTURE_CLICK && gesture->button == POINTER_LEFT)
        app_press(app, KEYS_ESCAPE, around);
    return true;
}

static const struct page_kind log_page_kind = {
    .name = N_("Log"),
    .draw = log_page_draw,
    PAGE_KEYS(log_page_keys),
    .keys_place = KEYS_OF_READING,
    .point = log_page_point,
    .cover = PAGE_LIES_ON,
};

/* The scores over the turns, over a game. */

static void chart_page_draw(struct page *page, struct canvas *canvas,
                            const struct surroundings *around)
{
    const struct game_view *view = view_of(page);
    struct score_history history = score_history_of(view->log, view_told(view), view->seats->count);
    chart_draw(canvas, view->all, &history, 0, view->seats, around);
}

static const struct page_key chart_page_keys[] = {
    ROW(NULL, view_turn_to, VIEW_STANDINGS, K_("standings"),
        N_("Show everyone's points and where they came from."), KEYS_TAB, 's'),
    ROW(view_steps, view_step, 1, K_("next"), N_("Go to the next move."), ']', KEYS_RIGHT),
    ROW(view_steps, view_step, -1, K_("back"), N_("Go to the previous move."), '[', KEYS_LEFT),
    ROW(view_plays, view_play, 0, K_("play"), N_("Play automatically, or stop."), ' ', 'p'),
    ROW(NULL, page_leave, 0, K_("close"), N_("Close the chart."), KEYS_ESCAPE, 'c', KEYS_ENTER),
};

static const struct page_kind chart_page_kind = {
    .name = N_("Scores turn by turn"),
    .draw = chart_page_draw,
    PAGE_KEYS(chart_page_keys),
    .keys_place = KEYS_OF_READING,
    .cover = PAGE_LIES_ON,
};

/* The standings, over a game. */

static struct score_table scores_told(const struct game_view *view)
{
    return score_table_until(view->log, view_told(view), &view_game(view)->options);
}

static struct standings standings_told(const struct game_view *view)
{
    return (struct standings){
        .game = view_game(view),
        .seats = view->seats,
        .table = scores_told(view),
        .shows_projection = view_shows_projection(view),
    };
}

static void standings_page_draw(struct page *page, struct canvas *canvas,
                                const struct surroundings *around)
{
    static const struct score_cell nowhere = {0, TOUR_SOURCES};
    const struct game_view *view = view_of(page);
    struct standings standings = standings_told(view);
    bool has_cursor = view_shows_scores(page);
    (void)around;
    standings_draw(canvas, view->all, &standings, has_cursor ? view->cell : nowhere,
                   has_cursor ? TARGET_CELL : TARGET_NOTHING);
}

static bool may_project(const struct page *page)
{
    return view_shows_scores(page) && view_may_project(view_of(page));
}

static void go(const struct press *press)
{
    struct game_view *view = view_of(press->page);
    struct standings standings = standings_told(view);
    standings_key(&standings, view->all.rows, &view->cell, press->key);
}

static void standings_page_show(const struct press *press)
{
    struct game_view *view = view_of(press->page);
    if (view->kind->show_scores(view->page, press->app))
        app_close(press->app);
}

static void toggle_projection(const struct press *press)
{
    struct game_view *view = view_of(press->page);
    view->hides_projection = !view->hides_projection;
}

static const struct page_key standings_page_keys[] = {
    ROW(view_shows_scores, standings_page_show, 0, K_("show"),
        N_("Show one by one where these points came from."), KEYS_ENTER),
    ROW(view_shows_scores, go, 0, NULL, N_("Go to another number."), KEYS_UP, KEYS_DOWN, KEYS_LEFT,
        KEYS_RIGHT),
    ROW(NULL, view_turn_to, VIEW_CHART, K_("chart"), N_("Show the scores turn by turn."), KEYS_TAB,
        'c'),
    ROW(view_steps, view_step, 1, K_("next"), N_("Go to the next move."), ']', KEYS_RIGHT),
    ROW(view_steps, view_step, -1, K_("back"), N_("Go to the previous move."), '[', KEYS_LEFT),
    ROW(view_plays, view_play, 0, K_("play"), N_("Play automatically, or stop."), ' ', 'p'),
    ROW(view_steps, page_leave, 0, K_("close"), N_("Close the standings."), KEYS_ESCAPE, 's',
        KEYS_ENTER),
    ROW(view_shows_scores, page_leave, 0, K_("close"), N_("Close the standings."), KEYS_ESCAPE,
        's'),
    ROW(may_project, toggle_projection, 0, NULL, N_("Show or hide everyone's expected score."),
        'e'),
};

/* The first click on a number chooses it, the second one shows what it is about. */
static bool view_pages_point(struct page *page, struct app *app, const struct gesture *gesture,
                             const struct surroundings *around)
{
    struct game_view *view = view_of(page);
    if (!gesture_clicks(gesture, TARGET_CELL))
        return true;
    if (gesture->target.which == score_cell_number(view->cell))
        app_press(app, KEYS_ENTER, around);
    else
        view->cell = score_cell_numbered(gesture->target.which);
    return true;
}

static const struct page_kind standings_page_kind = {
    .name = N_("Standings"),
    .draw = standings_page_draw,
    PAGE_KEYS(standings_page_keys),
    .keys_place = KEYS_OF_READING,
    .point = view_pages_point,
    .cover = PAGE_LIES_ON,
};

/* The tiles still to be drawn, over a game. */

static void remaining_page_draw(struct page *page, struct canvas *canvas,
                                const struct surroundings *around)
{
    struct game_view *view = view_of(page);
    remaining_draw(canvas, view->all, &view->remaining, view_game(view), &view_position(view)->fits,
                   around);
}

static void view_pages_sort(const struct press *press)
{
    struct remaining *remaining = &view_of(press->page)->remaining;
    remaining->order = (remaining->order + 1) % REMAINING_ORDERS;
}

static void remaining_page_scroll(const struct press *press)
{
    struct scroll *scroll = &view_of(press->page)->remaining.scroll;
    scroll_by(scroll, scroll_of_key(scroll, press->key));
}

static const struct page_key remaining_page_keys[] = {
    ROW(NULL, view_pages_sort, 0, K_("sort"), N_("Sort by number or by kind."), 's', KEYS_TAB),
    ROW(NULL, remaining_page_scroll, 0, NULL, N_("Scroll the tiles."), KEYS_UP, KEYS_DOWN,
        KEYS_PAGE_UP, KEYS_PAGE_DOWN),
    ROW(NULL, page_leave, 0, K_("close"), N_("Close the list of tiles."), KEYS_ESCAPE, 't',
        KEYS_ENTER),
};

static const struct page_kind remaining_page_kind = {
    .name = N_("Tiles left"),
    .draw = remaining_page_draw,
    PAGE_KEYS(remaining_page_keys),
    .keys_place = KEYS_OF_TILES,
    .point = page_leave_at_click,
    .cover = PAGE_LIES_ON,
};

struct page *view_page(struct game_view *view, enum view_number number)
{
    static const struct page_kind *const kinds[] = {
        [VIEW_LOG] = &log_page_kind,
        [VIEW_STANDINGS] = &standings_page_kind,
        [VIEW_CHART] = &chart_page_kind,
        [VIEW_REMAINING] = &remaining_page_kind,
    };
    struct page *page = page_new(kinds[number], sizeof(struct view_page));
    if (page != NULL)
        ((struct view_page *)page)->view = view;
    return page;
}

/* What leads to them, at the table and the replay. */

static struct game_view *view_pressed(const struct press *press)
{
    return &((struct game_page *)press->page)->view;
}

void game_pan(const struct press *press)
{
    struct game_view *view = view_pressed(press);
    board_pane_pan(view->pane, view_game(view), board_pane_direction(press->key));
}

void game_zoom(const struct press *press)
{
    struct game_view *view = view_pressed(press);
    const char *reason = board_pane_zoom(view->pane, view_game(view), press->binding->arg);
    app_say(press->app, reason);
    if (reason == NULL && view->kind->zoomed != NULL)
        view->kind->zoomed(view->page);
}

void game_turn_map(const struct press *press)
{
    struct game_view *view = view_pressed(press);
    app_say(press->app, board_pane_turn_map(view->pane, view_game(view)));
}

void game_turn_territory(const struct press *press)
{
    struct game_view *view = view_pressed(press);
    view->territory = territory_next(view->territory);
    app_say(press->app, board_pane_territory_told(view->territory));
}

static void view_open(const struct press *press, struct page *above)
{
    const struct game_view *view = view_pressed(press);
    if (view->kind->open != NULL)
        view->kind->open(view->page, press->app, above);
    else
        app_open(press->app, above);
}

void game_open(const struct press *press)
{
    struct game_view *view = view_pressed(press);
    enum view_number number = (enum view_number)press->binding->arg;
    struct log_lines lines = view_log_lines(view);
    if (number == VIEW_LOG) {
        size_t count = log_lines_count(&lines), told = view_told(view);
        view->lines.scroll.first = (int)count; /* the newest below */
        list_choose(&view->lines,
                    told < lines.told ? (long)log_lines_of(&lines, told) - 1 : (long)count - 1,
                    count);
    }
    if (number == VIEW_REMAINING)
        remaining_open(&view->remaining);
    view_open(press, view_page(view, number));
}

bool view_has_why(const struct game_view *view)
{
    struct why why;
    bool has_bots = false;
    for (unsigned player = 0; player < view->seats->count; player++)
        has_bots |= view->seats->seat[player].is_bot;
    return has_bots && why_find(&why, view->session, view->at);
}

void game_open_why(const struct press *press)
{
    view_open(press, why_page(view_pressed(press)));
}

void game_open_analysis(const struct press *press)
{
    view_open(press, analysis_page(&view_pressed(press)->analysis));
}
