/* The analysis of a game that is over: what every decision lost, where that is sure, and the
 * turning points, each of which can be looked at on the board. It goes on in the background as long
 * as the game's page is open, and what was found stays there. */
#ifndef BASTIDE_TUI_ANALYSIS_PAGE_H
#define BASTIDE_TUI_ANALYSIS_PAGE_H

#include "tui/canvas.h"
#include "tui/page.h"
#include "wording/seats.h"

struct analyser;
struct session;

/* An analysis on the screen. The session and the seats stay the caller's, and so does the analyser,
 * which begins when the page is opened first. */
struct analysis_view {
    const struct session *session;
    const struct seats *seats;
    unsigned playouts; /* see analyser_new */
    struct analyser *analyser;
};

/* All zeros but for session and seats, it may be opened as often as wanted. NULL where memory runs
 * out. */
struct page *analysis_page(struct analysis_view *view);

/* Ends the work. */
void analysis_close(struct analysis_view *view);

/* The board at a decision, with the better turn as a ghost, from where all decisions and turning
 * points can be gone through. NULL where memory runs out. */
struct page *analysis_board_page(const struct analysis_view *view, unsigned decision);

#endif
