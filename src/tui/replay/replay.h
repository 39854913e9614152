/* The replay's page: a game that is gone through move by move, to where its view is at. It changes
 * nothing. */
#ifndef BASTIDE_TUI_REPLAY_H
#define BASTIDE_TUI_REPLAY_H

#include "tui/pages.h"
#include "tui/replay/film.h"
#include "tui/table/board_pane.h"
#include "tui/views/game_view.h"

struct replay {
    struct page page;
    struct game_view view;
    struct session session;   /* all zeros where another's is gone through */
    struct position position; /* of the move that was shown last */
    struct seats seats;
    struct log log;
    struct board_pane pane;
    struct autoplay autoplay;
};

/* The number of the turn that is shown, and the square to be kept in view. */
unsigned replay_turn(const struct replay *replay);
struct square replay_focus(const struct replay *replay);

/* Shows the game when `at` moves were made. */
void replay_go_to(struct replay *replay, size_t at);

/* The moves of the game as far as it is shown, to look back at over the table: it begins where `at`
 * moves were made, with the board seen as at `pane`. The session is lent until the page is
 * left. */
struct page *replay_page_of_table(const struct session *session, const struct board_pane *pane,
                                  size_t at);

/* For pages that begin with a replay and are of another kind: a new one, all zeros, becomes a
 * replay of that session, which stays the caller's to close; the keys of every replay; what the
 * mouse does. */
void replay_begin(struct replay *replay, const struct page_kind *kind,
                  const struct session *session);
size_t replay_bindings(const struct page *page, struct binding *bindings);
bool replay_point(struct page *page, struct app *app, const struct gesture *gesture,
                  const struct surroundings *around);

/* replay_draw.c: asks whether to play on from the move that is shown, in a game of its own, whose
 * table then takes the replay's place. NULL where memory runs out. */
struct page *replay_branch_page(struct replay *replay);

/* replay_draw.c: the page, and all of it with other words below the board. */
void replay_draw(struct page *page, struct canvas *canvas, const struct surroundings *around);
void replay_draw_saying(struct replay *replay, struct canvas *canvas, const char *task,
                        const char *detail, const struct surroundings *around);

#endif
