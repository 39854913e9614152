/* The scores over the turns, over a game. */
#include "tui/table/chart.h"

#include "language/language.h"
#include "tui/table/game_view.h"

static void draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct told told = view_told(view_of(page));
    struct score_history history = score_history_of(told.log, told.count, told.seats->count);
    chart_draw(canvas, view_of(page)->all, &history, told.seats, around);
}

static const struct page_key keys[] = {
    ROW(NULL, view_open_standings, 0, K_("standings"),
        N_("Show everyone's points and where they came from."), KEYS_TAB, 's'),
    ROW(view_steps, view_step, 1, K_("next"), N_("Go to the next move."), ']', KEYS_RIGHT),
    ROW(view_steps, view_step, -1, K_("back"), N_("Go to the previous move."), '[', KEYS_LEFT),
    ROW(view_plays, view_play, 0, K_("play"), N_("Play automatically, or stop."), ' ', 'p'),
    ROW(NULL, page_leave, 0, K_("close"), N_("Close the chart."), KEYS_ESCAPE, 'c', KEYS_ENTER),
};

static const struct page_kind kind = {
    .name = N_("Scores turn by turn"),
    .draw = draw,
    PAGE_KEYS(keys),
    .keys_place = KEYS_OF_READING,
    .cover = PAGE_LIES_ON,
};

struct page *chart_page(struct game_view *view)
{
    return view_page(&kind, view);
}
