/* How the page of statistics looks: a line for each player, and below more of the one under the
 * cursor. */
#ifndef BASTIDE_TUI_STATISTICS_DRAW_H
#define BASTIDE_TUI_STATISTICS_DRAW_H

#include "history/game_ratings.h"
#include "tui/page.h"
#include "tui/widgets.h"

/* What is shown of a player: what the points come from, the course of the games, and games against
 * others. */
enum statistics_detail { DETAIL_POINTS, DETAIL_COURSE, DETAIL_MEETINGS, DETAILS_COUNT };

struct statistics_page {
    struct page page;
    struct statistics statistics;
    struct game_ratings ratings; /* begun once all records have been read */
    bool is_unrated;             /* they cannot be found: memory has run out */
    long long now;               /* seconds since 1970 */
    struct problem problem;      /* why there are no statistics, or "" */
    struct list list;            /* of the players */
    unsigned detail;             /* the first that is shown; others if there is room */
};

extern const struct list_kind players_list;

/* Whether ratings may still come. */
bool statistics_are_rating(const struct statistics_page *page);

void statistics_draw(struct page *page, struct canvas *canvas, const struct surroundings *around);

/* Below the list: draws what there is room for.
 */
void statistics_detail_draw(const struct statistics_page *page, struct canvas *canvas,
                            struct area area);

/* The rows that points by source take, with their heading and facts. */
int statistics_points_rows(const struct statistics *statistics);

#endif
