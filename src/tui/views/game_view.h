/* A game on the screen, for the pages that open over it and are about it: the log, the standings,
 * the chart, the tiles left, the analysis. The table and the replay each have one. */
#ifndef BASTIDE_TUI_GAME_VIEW_H
#define BASTIDE_TUI_GAME_VIEW_H

#include "facts/position.h"
#include "play/session.h"
#include "tui/canvas.h"
#include "tui/page.h"
#include "tui/views/log_view.h"
#include "tui/views/remaining.h"
#include "tui/widgets.h"
#include "wording/seats.h"

/* What the page below does for those pages. */
struct game_view_kind {
    /* How many entries of the log have been told by now, where they are told one by one. NULL: the
     * game is gone through, and all of its log can be read. */
    size_t (*told)(const struct page *page);

    /* To where the line of the log under the cursor happened, or the score under the cursor was
     * made; whether there is such a place. Where `show_scores` is NULL there is no such cursor. */
    bool (*show_line)(struct page *page, struct app *app);
    bool (*show_scores)(struct page *page, struct app *app);

    /* On by a move (`by` 1) or back (-1); NULL: the game stands still. */
    void (*step)(struct page *page, int by);

    /* Lets the game play by itself, or stops it; NULL: it never does. */
    void (*play)(struct page *page, long long now);

    /* Opens a page over it; the board's size has changed. NULL: nothing more to be done. */
    void (*open)(struct page *page, struct app *app, struct page *above);
    void (*zoomed)(struct page *page);
};

struct analyser;

/* The analysis of a game that is over: what every decision lost, where that is sure, and the
 * turning points, each of which can be looked at on the board. It goes on in the background as long
 * as the game's page is open, and what was found stays there.
 *
 * The session and the seats stay the caller's; the analyser begins when the page is opened first.
 */
struct analysis_view {
    const struct session *session;
    const struct seats *seats;
    unsigned playouts; /* see analyser_new */
    struct analyser *analyser;
};

/* More moves than any game has: it is shown as it stands. */
#define VIEW_NEWEST SIZE_MAX

struct game_view {
    const struct game_view_kind *kind;
    struct page *page;             /* the one below */
    const struct session *session; /* the game, */
    size_t at;                     /* of which so many moves are shown, or VIEW_NEWEST; */
    const struct seats *seats;     /* its players */
    const struct log *log;         /* and its log */
    struct position *position;     /* what follows from the game that is shown: view_position */
    struct board_pane *pane;       /* its board, as it was drawn last; */
    struct area all, board;        /* where all of it was drawn last, and its board */
    enum territory_kind territory; /* what the board tints in its owners' colours */
    struct list lines;             /* all of the log */
    struct score_cell cell;        /* the cursor in the standings, and in the final table */
    struct remaining remaining;
    struct analysis_view analysis; /* of the game, once it is over */
    bool hides_projection;         /* although that aid is given */
};

/* The table and the replay begin with this. */
struct game_page {
    struct page page;
    struct game_view view;
};

/* The pages of a game, as they were left last. NULL where memory runs out. */
struct page *view_page(struct game_view *view, enum view_number number);

/* Deeds of both: move the board, change its size by the binding's `arg`, hide or show the map, what
 * is tinted next; open the page of that number, the log at what has happened last; the analysis. */
void game_pan(const struct press *press);
void game_zoom(const struct press *press);
void game_turn_map(const struct press *press);
void game_turn_territory(const struct press *press);
void game_open(const struct press *press);
void game_open_analysis(const struct press *press);

/* Opens what the last turn of a computer player was good for (why_page.c); whether there has been
 * one. */
void game_open_why(const struct press *press);
bool view_has_why(const struct game_view *view);

/* The game that is shown. */
static inline const struct game *view_game(const struct game_view *view)
{
    return session_game_after(view->session, view->at);
}

/* What follows from it, worked out once for as long as it is shown. */
static inline const struct position *view_position(const struct game_view *view)
{
    position_update(view->position, view_game(view));
    return view->position;
}

/* How many entries of the log have happened by now; and how many can be read. */
size_t view_told(const struct game_view *view);
size_t view_lines(const struct game_view *view);
struct log_lines view_log_lines(const struct game_view *view);

/* A player's score as far as it has been told. */
int view_score(const struct game_view *view, unsigned player);

/* Whether it can be shown what the end would bring; and whether it is. */
bool view_may_project(const struct game_view *view);
bool view_shows_projection(const struct game_view *view);

/* analysis_page.c: the page. All zeros but for session and seats, it may be opened as often as
 * wanted. NULL where memory runs out. */
struct page *analysis_page(struct analysis_view *view);

/* Ends the work. */
void analysis_close(struct analysis_view *view);

/* The board at a decision, with the better turn as a ghost, from where all decisions and turning
 * points can be gone through. NULL where memory runs out. */
struct page *analysis_board_page(const struct analysis_view *view, unsigned decision);

/* Why a computer player took its last turn so far; there must be one. NULL where memory runs out.
 */
struct page *why_page(const struct game_view *view);

#endif
