/* The scores over the turns, over a game. */
#include "tui/table/chart.h"

#include "language/language.h"
#include "tui/table/game_view.h"

static void draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct told told = view_told(view_of(page));
    struct history history = history_of(told.log, told.count, told.seats->count);
    chart_draw(canvas, view_of(page)->all, &history, told.seats, around);
}

static const struct view_key keys[] = {
    {.binding = {view_open_standings,
                 0,
                 {KEYS_TAB, 's'},
                 K_("standings"),
                 N_("What everybody has, and what it was scored for.")}},
    {{view_step, 1, {']', KEYS_RIGHT, ' '}, K_("next"), N_("The next move.")}, view_steps},
    {{view_step, -1, {'[', KEYS_LEFT}, K_("back"), N_("The move before.")}, view_steps},
    {.binding =
         {page_leave, 0, {KEYS_ESCAPE, 'c', KEYS_ENTER}, K_("close"), N_("Close the chart.")}},
};

static size_t bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    return view_bindings(page, keys, sizeof keys / sizeof keys[0], bindings);
}

static const struct page_kind kind = {
    .name = N_("The scores turn by turn"),
    .draw = draw,
    .bindings = bindings,
    .close = view_page_close,
    .cover = PAGE_LIES_ON,
};

struct page *chart_page(struct game_view *view)
{
    return view_page(&kind, view);
}
