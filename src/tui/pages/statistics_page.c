/* The page of statistics. The records are read, and then the luck in them is found, bit by bit
 * while the page is shown. */
#include "language/language.h"
#include "tui/pages.h"
#include "tui/pages/statistics_draw.h"

#include <stdlib.h>

enum { WORK_FOR = 40 /* milliseconds at a time */ };

static struct statistics_page *statistics_of(const struct page *page)
{
    return (struct statistics_page *)page;
}

static void statistics_move(const struct press *press)
{
    struct statistics_page *page = statistics_of(press->page);
    list_key(&page->list, press->key, page->statistics.players);
}

static void change_detail(const struct press *press)
{
    struct statistics_page *page = statistics_of(press->page);
    page->detail = (page->detail + (unsigned)press->binding->arg) % DETAILS_COUNT;
}

static bool has_players(const struct page *page)
{
    return statistics_of(page)->statistics.players > 0;
}

static const struct page_key keys[] = {
    ROW(has_players, statistics_move, 0, K_("choose"), N_("Choose a player."), KEYS_UP, KEYS_DOWN,
        'k', 'j'),
    ROW(has_players, statistics_move, 0, NULL, N_("Go up or down by a page."), KEYS_PAGE_UP,
        KEYS_PAGE_DOWN),
    ROW(has_players, statistics_move, 0, NULL, N_("Go to the first or the last player."), KEYS_HOME,
        KEYS_END),
    ROW(has_players, change_detail, 1, K_("more"),
        N_("Show the course of the games, games against others, or points by kind."), KEYS_TAB,
        KEYS_RIGHT, 'l'),
    ROW(has_players, change_detail, DETAILS_COUNT - 1, NULL, N_("The same in the other order."),
        KEYS_BACK_TAB, KEYS_LEFT, 'h'),
    ROW(NULL, page_leave, 0, K_("back"), N_("Go back to the games."), KEYS_ESCAPE, 'q', 's'),
};

static bool statistics_point(struct page *at, struct app *app, const struct gesture *gesture,
                             const struct surroundings *around)
{
    struct statistics_page *page = statistics_of(at);
    return list_point(&page->list, &players_list, page->statistics.players, app, gesture, around);
}

static bool statistics_tick(struct page *at, struct app *app, const struct surroundings *around)
{
    struct statistics_page *page = statistics_of(at);
    (void)app, (void)around;
    if (statistics_is_reading(&page->statistics))
        statistics_read(&page->statistics, WORK_FOR);
    else if (page->ratings.statistics != NULL)
        game_ratings_go_on(&page->ratings, WORK_FOR);
    else if (statistics_are_rating(page))
        page->is_unrated = !game_ratings_begin(&page->ratings, &page->statistics, page->now);
    return true;
}

/* As long as it works it hears keys in between. */
static int statistics_patience(const struct page *at, long long now)
{
    const struct statistics_page *page = statistics_of(at);
    (void)now;
    return statistics_is_reading(&page->statistics) || statistics_are_rating(page) ? 0 : REST;
}

static void statistics_close(struct page *page)
{
    game_ratings_end(&statistics_of(page)->ratings);
    statistics_end(&statistics_of(page)->statistics);
    free(page);
}

static const struct page_kind kind = {
    .name = N_("Statistics"),
    .draw = statistics_draw,
    PAGE_KEYS(keys),
    .point = statistics_point,
    .tick = statistics_tick,
    .patience = statistics_patience,
    .close = statistics_close,
};

struct page *statistics_page(long long now)
{
    struct statistics_page *page = (struct statistics_page *)page_new(&kind, sizeof *page);
    if (page == NULL)
        return NULL;
    page->now = now;
    statistics_begin(&page->statistics, &page->problem);
    return &page->page;
}
