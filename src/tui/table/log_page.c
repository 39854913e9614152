/* The whole log, over a game. */
#include "language/language.h"
#include "tui/table/game_view.h"
#include "tui/table/table_targets.h"

#include <stdlib.h>

static void draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct game_view *view = view_of(page);
    struct told told = view_told(view);
    (void)around;
    log_view_draw(&view->log, canvas, view->board, told.log, told.lines, told.seats, TARGET_LINE);
}

static void scroll(const struct press *press)
{
    struct game_view *view = view_of(press->page);
    log_view_key(&view->log, press->key, view_told(view).lines);
}

static void show(const struct press *press)
{
    struct game_view *view = view_of(press->page);
    if (view->kind->show_line(view->page, press->app))
        app_close(press->app);
}

static const struct page_key keys[] = {
    ROW(NULL, scroll, 0, K_("line"), N_("Go to another line of the log."), KEYS_UP, KEYS_DOWN,
        KEYS_PAGE_UP, KEYS_PAGE_DOWN),
    ROW(NULL, scroll, 0, NULL, N_("Go to the start or end."), KEYS_HOME, KEYS_END),
    ROW(view_shows_scores, show, 0, K_("show"), N_("Show on the board where that happened."),
        KEYS_ENTER),
    ROW(view_steps, show, 0, K_("go there"), N_("Go to that move."), KEYS_ENTER),
    ROW(NULL, page_leave, 0, K_("close"), N_("Close the log."), KEYS_ESCAPE, 'l'),
};

/* The first click on a line chooses it, the second one shows what it is about; elsewhere a click
 * closes the log. */
static bool point(struct page *page, struct app *app, const struct gesture *gesture,
                  const struct surroundings *around)
{
    struct game_view *view = view_of(page);
    int by = gesture->kind == GESTURE_WHEEL ? scroll_of_wheel(gesture->button) : 0;
    for (int line = 0; line < abs(by); line++)
        app_press(app, by < 0 ? KEYS_UP : KEYS_DOWN, around);
    if (gesture->kind != GESTURE_CLICK || gesture->button != POINTER_LEFT)
        return true;
    if (gesture->target.what != TARGET_LINE)
        app_press(app, KEYS_ESCAPE, around);
    else if ((size_t)gesture->target.which == view->log.line)
        app_press(app, KEYS_ENTER, around);
    else
        log_view_choose(&view->log, (size_t)gesture->target.which, view_told(view).lines);
    return true;
}

static const struct page_kind kind = {
    .name = N_("Log"),
    .draw = draw,
    PAGE_KEYS(keys),
    .keys_place = KEYS_OF_READING,
    .point = point,
    .cover = PAGE_LIES_ON,
};

struct page *log_page(struct game_view *view)
{
    return view_page(&kind, view);
}
