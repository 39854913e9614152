/* A game gone through again: the replay's page, move by move or by itself, to where its view is at;
 * and the film. They change nothing. */
#ifndef BASTIDE_TUI_REPLAY_H
#define BASTIDE_TUI_REPLAY_H

#include "facts/score_table.h"
#include "tui/pages.h"
#include "tui/table/board_pane.h"
#include "tui/views/game_view.h"

/* autoplay.c: a game that plays by itself: how fast it goes, and when its next move is due. It
 * knows no clock: the caller says what time it is. */
enum { AUTOPLAY_SPEEDS = 5, AUTOPLAY_SPEED_AT_FIRST = 1 };

/* A longer pause between two looks, in milliseconds, does not count as playing time: the program
 * was stopped, or something else covered the game. */
enum { AUTOPLAY_GAP_MOST = 1500 };

struct autoplay {
    bool runs;
    unsigned speed;      /* from 0, the slowest */
    long long due, seen; /* milliseconds: when the next move is made; the last look */
};

/* Starts, with the first move after the speed's pause; the game stands still until then. */
void autoplay_start(struct autoplay *autoplay, long long now);

/* The next faster (`by` 1) or slower (-1) speed, as far as there is one, from the last move on. */
void autoplay_change(struct autoplay *autoplay, int by, long long now);

/* How many moves are due by now. Where little time was left to look, as on a slow line, those are
 * several: the game keeps its pace, and what nobody could have seen is not shown. */
size_t autoplay_due(struct autoplay *autoplay, long long now);

/* How many milliseconds from `now` on it must be looked at while it runs: when the next move is
 * due, and often enough to tell a long pause from a gap. */
int autoplay_patience(const struct autoplay *autoplay, long long now);

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

/* film.c: in the film of a game the land grows once more, from the first tile to the final scoring,
 * above bars that grow with the scores; a camera follows the tiles. */

/* How fast a film goes: pictures after the first one, and milliseconds from each to the next. */
struct film_pace {
    unsigned pictures; /* below CAMERA_PICTURES_MAX */
    int each;
};

/* That of the screen: ten seconds. */
enum { FILM_PICTURES = 100, FILM_PICTURE = 100, FILM_LENGTH = FILM_PICTURES * FILM_PICTURE };

/* How many of a log's `entries` entries have happened in picture number `picture`, from 0, of so
 * many after the first: none in the first, all in the last. */
size_t film_told(size_t entries, unsigned picture, unsigned pictures);

/* The film of the game that the view shows, which stays where it is until the page is left; it
 * begins now. NULL where memory runs out. */
struct page *film_page(const struct game_view *view, struct film_pace pace, long long now);

/* The deed of the table and the replay that opens it. What it shows follows from the time alone, so
 * where a line is slow there are fewer pictures, not later ones. */
void game_open_film(const struct press *press);

/* film_bars.c: each player's name, and the score as a bar and a number. */

/* What the bars are drawn with: the scale is that of the whole game. */
struct film_bars {
    const struct seats *seats;
    struct score_table now;
    int most;        /* points, the highest score of the game */
    bool in_letters; /* colours alone would not tell them apart */
};

/* The rows that they take of a screen of that size. */
int film_bars_rows(const struct seats *seats, int rows, int cols);

/* Draws them into an area with that many rows, in the order of the seats. */
void film_bars_draw(const struct film_bars *bars, struct canvas *canvas, struct area area);

#endif
