/* The standings, over a game. */
#include "tui/table/standings.h"

#include "language/language.h"
#include "tui/table/game_view.h"
#include "tui/table/table_targets.h"

static void draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    static const struct score_cell nowhere = {0, TOUR_SOURCES};
    const struct game_view *view = view_of(page);
    struct told told = view_told(view);
    struct standings standings = {
        .game = told.game,
        .seats = told.seats,
        .table = score_table_until(told.log, told.count, &told.game->options),
        .shows_projection = told.shows_projection,
    };
    bool has_cursor = view_shows_scores(page);
    (void)around;
    standings_draw(canvas, view->all, &standings, has_cursor ? view->cell : nowhere,
                   has_cursor ? TARGET_CELL : TARGET_NOTHING);
}

static bool may_project(const struct page *page)
{
    const struct game_view *view = view_of(page);
    return view->kind->toggle_projection != NULL && view_told(view).may_project;
}

static void go(const struct press *press)
{
    struct game_view *view = view_of(press->page);
    struct told told = view_told(view);
    struct score_table table = score_table_until(told.log, told.count, &told.game->options);
    standings_key(&table, &view->cell, press->key);
}

static void show(const struct press *press)
{
    struct game_view *view = view_of(press->page);
    if (view->kind->show_scores(view->page, press->app))
        app_close(press->app);
}

static void toggle_projection(const struct press *press)
{
    const struct game_view *view = view_of(press->page);
    view->kind->toggle_projection(view->page);
}

static const struct page_key keys[] = {
    ROW(view_shows_scores, show, 0, K_("show"), N_("Show one by one where these points came from."),
        KEYS_ENTER),
    ROW(view_shows_scores, go, 0, NULL, N_("Go to another number."), KEYS_UP, KEYS_DOWN, KEYS_LEFT,
        KEYS_RIGHT),
    ROW(NULL, view_open_chart, 0, K_("chart"), N_("Show the scores turn by turn."), KEYS_TAB, 'c'),
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
static bool point(struct page *page, struct app *app, const struct gesture *gesture,
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

static const struct page_kind kind = {
    .name = N_("Standings"),
    .draw = draw,
    PAGE_KEYS(keys),
    .keys_place = KEYS_OF_READING,
    .point = point,
    .cover = PAGE_LIES_ON,
};

struct page *standings_page(struct game_view *view)
{
    return view_page(&kind, view);
}
