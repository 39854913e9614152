#include "tui/table/game_view.h"

#include <stdlib.h>

struct page *view_page(const struct page_kind *kind, struct game_view *view)
{
    struct view_page *page = calloc(1, sizeof *page);
    if (page == NULL)
        return NULL;
    *page = (struct view_page){{kind}, view};
    return &page->page;
}

void view_page_close(struct page *page)
{
    free(page);
}

size_t view_bindings(const struct page *page, const struct view_key *keys, size_t count,
                     struct binding bindings[BINDINGS_MAX])
{
    size_t good = 0;
    for (size_t k = 0; k < count; k++)
        if (keys[k].possible == NULL || keys[k].possible(view_of(page)))
            bindings[good++] = keys[k].binding;
    return good;
}

bool view_steps(const struct game_view *view)
{
    return view->kind->step != NULL;
}

bool view_shows_scores(const struct game_view *view)
{
    return view->kind->show_scores != NULL;
}

void view_step(const struct press *press)
{
    const struct game_view *view = view_of(press->page);
    view->kind->step(view->page, press->binding->arg);
}

void view_open_chart(const struct press *press)
{
    app_replace(press->app, chart_page(view_of(press->page)));
}

void view_open_standings(const struct press *press)
{
    app_replace(press->app, standings_page(view_of(press->page)));
}
