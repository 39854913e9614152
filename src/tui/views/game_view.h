/* A game on the screen, for the pages that open over it and tell of it: the log, the standings, the
 * chart, the tiles left. The table and the replay each have one. */
#ifndef BASTIDE_TUI_GAME_VIEW_H
#define BASTIDE_TUI_GAME_VIEW_H

#include "facts/position.h"
#include "play/landmarks.h"
#include "tui/views/analysis_page.h"
#include "tui/views/log_view.h"
#include "tui/views/remaining.h"
#include "tui/widgets.h"

/* What to tell now. */
struct told {
    const struct game *game;
    const struct seats *seats;
    const struct log *log;
    size_t lines; /* so many entries of the log can be read, */
    size_t count; /* and so many have happened by now */
    bool may_project,
        shows_projection; /* what the end would bring: that aid is given; and is shown */
};

/* What the page below does for those pages. */
struct game_view_kind {
    struct told (*told)(struct page *page);

    /* To where the line of the log under the cursor happened, or the score under the cursor was
     * made; whether there is such a place. Where `show_scores` is NULL there is no such cursor. */
    bool (*show_line)(struct page *page, struct app *app);
    bool (*show_scores)(struct page *page, struct app *app);

    /* On by a move (`by` 1) or back (-1); NULL: the game stands still. */
    void (*step)(struct page *page, int by);

    /* Lets the game play by itself, or stops it; not NULL where `step` is not. */
    void (*play)(struct page *page, long long now);

    /* Opens a page over it; the board's size has changed. NULL: nothing more to be done. */
    void (*open)(struct page *page, struct app *app, struct page *above);
    void (*zoomed)(struct page *page);

    /* Turns on or off what the end would bring; NULL: that is as it is. */
    void (*toggle_projection)(struct page *page);
};

struct game_view {
    const struct game_view_kind *kind;
    struct page *page;             /* the one below */
    struct position *position;     /* what follows from the game that is shown: view_position */
    struct board_pane *pane;       /* its board, as it was drawn last; */
    struct area all, board;        /* all of it and the board likewise */
    enum territory_kind territory; /* what the board tints in its owners' colours */
    struct list log;               /* all of it */
    struct score_cell cell;        /* the cursor in the standings, and in the final table */
    struct remaining remaining;
    struct analysis_view analysis; /* of the game, once it is over */
};

/* The table and the replay begin with this. */
struct game_page {
    struct page page;
    struct game_view view;
};

/* Deeds of both: move the board, change its size by the binding's `arg`, hide or show the map, what
 * is tinted next; open the log at what has happened last, the standings, the chart, the tiles
 * left, the analysis. */
void game_pan(const struct press *press);
void game_zoom(const struct press *press);
void game_turn_map(const struct press *press);
void game_turn_territory(const struct press *press);
void game_open_log(const struct press *press);
void game_open_standings(const struct press *press);
void game_open_chart(const struct press *press);
void game_open_remaining(const struct press *press);
void game_open_analysis(const struct press *press);

/* The pages, as they were left last. NULL where memory runs out. */
struct page *log_page(struct game_view *view);
struct page *standings_page(struct game_view *view);
struct page *chart_page(struct game_view *view);
struct page *remaining_page(struct game_view *view);

/* What follows from the game at `game`, worked out once for as long as it is shown. */
static inline const struct position *view_position(const struct game_view *view,
                                                   const struct game *game)
{
    position_update(view->position, game);
    return view->position;
}

static inline struct told view_told(const struct game_view *view)
{
    return view->kind->told(view->page);
}

#endif
