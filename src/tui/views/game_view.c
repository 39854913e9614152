#include "tui/views/game_view.h"

static struct game_view *view_pressed(const struct press *press)
{
    return &((struct game_page *)press->page)->view;
}

void game_pan(const struct press *press)
{
    struct game_view *view = view_pressed(press);
    board_pane_pan(view->pane, view_told(view).game, board_pane_direction(press->key));
}

void game_zoom(const struct press *press)
{
    struct game_view *view = view_pressed(press);
    board_pane_zoom(view->pane, view_told(view).game, press->binding->arg);
    if (view->kind->zoomed != NULL)
        view->kind->zoomed(view->page);
}

void game_turn_map(const struct press *press)
{
    struct game_view *view = view_pressed(press);
    const char *reason = board_pane_turn_map(view->pane, view_told(view).game);
    if (reason != NULL)
        app_say(press->app, reason);
}

void game_turn_territory(const struct press *press)
{
    struct game_view *view = view_pressed(press);
    view->territory = territory_next(view->territory);
    app_say(press->app, board_pane_territory_told(view->territory));
}

static void open(const struct press *press, struct page *above)
{
    const struct game_view *view = view_pressed(press);
    if (view->kind->open != NULL)
        view->kind->open(view->page, press->app, above);
    else
        app_open(press->app, above);
}

void game_open_log(const struct press *press)
{
    struct game_view *view = view_pressed(press);
    struct told told = view_told(view);
    view->log.scroll.first = (int)told.lines; /* the newest below */
    list_choose(&view->log, (long)told.count - 1, told.lines);
    open(press, log_page(view));
}

void game_open_standings(const struct press *press)
{
    open(press, standings_page(view_pressed(press)));
}

void game_open_remaining(const struct press *press)
{
    struct game_view *view = view_pressed(press);
    remaining_open(&view->remaining);
    open(press, remaining_page(view));
}

void game_open_chart(const struct press *press)
{
    open(press, chart_page(view_pressed(press)));
}

void game_open_analysis(const struct press *press)
{
    open(press, analysis_page(&view_pressed(press)->analysis));
}

struct page *view_page(const struct page_kind *kind, struct game_view *view)
{
    struct page *page = page_new(kind, sizeof(struct view_page));
    if (page)
        ((struct view_page *)page)->view = view;
    return page;
}

bool view_steps(const struct page *page)
{
    return view_of(page)->kind->step != NULL;
}

bool view_plays(const struct page *page)
{
    return view_of(page)->kind->play != NULL;
}

bool view_shows_scores(const struct page *page)
{
    return view_of(page)->kind->show_scores != NULL;
}

void view_step(const struct press *press)
{
    const struct game_view *view = view_of(press->page);
    view->kind->step(view->page, press->binding->arg);
}

void view_play(const struct press *press)
{
    const struct game_view *view = view_of(press->page);
    view->kind->play(view->page, press->around->now);
}

void view_open_chart(const struct press *press)
{
    app_replace(press->app, chart_page(view_of(press->page)));
}

void view_open_standings(const struct press *press)
{
    app_replace(press->app, standings_page(view_of(press->page)));
}
