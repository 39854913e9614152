/* How a game may go on, on the board and turn by turn: from the better turn and from the one
 * played, or from an auction with one tile or another. */
#ifndef BASTIDE_TUI_LINE_PAGE_H
#define BASTIDE_TUI_LINE_PAGE_H

#include "training/line.h"
#include "tui/page.h"
#include "wording/seats.h"

enum { LINES_MOST = 2 };

struct line_wanted {
    struct line_request request; /* the number of turns is the page's to choose */
    uint8_t share[PLAYERS_MAX];  /* where `has_share`, in place of the request's */
    bool has_share;
    const char *name; /* "The better turn", "Tile 2"; copied */
};

struct line_view {
    struct line_wanted line[LINES_MOST];
    unsigned lines; /* 1 or 2, of the same position */
    unsigned player;
    bool is_solved;            /* which of them is better has been proved */
    bool shows_second;         /* first, where there is room for one board */
    const struct seats *seats; /* the caller's; as long as the page is open */
};

/* The page, at the beginning of the lines, which are played at once. NULL where memory runs out. */
struct page *line_page(const struct line_view *view);

#endif
