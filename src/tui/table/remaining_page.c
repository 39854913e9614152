/* The tiles that have not come yet, over a game. */
#include "language/language.h"
#include "tui/table/game_view.h"

static void draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct game_view *view = view_of(page);
    const struct game *game = view_told(view).game;
    remaining_draw(canvas, view->all, &view->remaining, game, &view_position(view, game)->fits,
                   around);
}

static void sort(const struct press *press)
{
    struct remaining *remaining = &view_of(press->page)->remaining;
    remaining->order = (remaining->order + 1) % REMAINING_ORDERS;
}

static void scroll(const struct press *press)
{
    remaining_scroll(&view_of(press->page)->remaining, press->key);
}

static const struct page_key keys[] = {
    ROW(NULL, sort, 0, K_("sort"), N_("Sort by number or by kind."), 's', KEYS_TAB),
    ROW(NULL, scroll, 0, NULL, N_("Scroll the tiles."), KEYS_UP, KEYS_DOWN, KEYS_PAGE_UP,
        KEYS_PAGE_DOWN),
    ROW(NULL, page_leave, 0, K_("close"), N_("Close the list of tiles."), KEYS_ESCAPE, 't',
        KEYS_ENTER),
};

/* A click anywhere closes it. */
static bool point(struct page *page, struct app *app, const struct gesture *gesture,
                  const struct surroundings *around)
{
    (void)page;
    if (gesture->kind == GESTURE_CLICK)
        app_press(app, KEYS_ESCAPE, around);
    return gesture->kind == GESTURE_CLICK;
}

static const struct page_kind kind = {
    .name = N_("Tiles left"),
    .draw = draw,
    PAGE_KEYS(keys),
    .keys_place = KEYS_OF_TILES,
    .point = point,
    .cover = PAGE_LIES_ON,
};

struct page *remaining_page(struct game_view *view)
{
    return view_page(&kind, view);
}
