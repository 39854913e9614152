/* Games that go by themselves: the film, and autoplay.
 *
 * In the film of a game the land grows once more, from the first tile to the final scoring, beside
 * bars that grow with the scores. */
#ifndef BASTIDE_TUI_FILM_H
#define BASTIDE_TUI_FILM_H

#include "tui/views/game_view.h"

/* Milliseconds: all of it, and from one picture to the next. */
enum { FILM_LENGTH = 10000, FILM_PICTURE = 100 };

/* How much of a log with `entries` entries is told by the picture that is seen after so many
 * milliseconds: all at the end, and later. */
size_t film_told(size_t entries, long long passed);

/* The deed of the table and the replay that opens it. What it shows follows from the time alone, so
 * where a line is slow there are fewer pictures, not later ones. Any key leads back. */
void game_open_film(const struct press *press);

/* A game that plays by itself: how fast it goes, and when its next move is due. It knows no clock:
 * whoever ticks says what time it is. */

enum { AUTOPLAY_SPEEDS = 5, AUTOPLAY_SPEED_AT_FIRST = 1 };

/* A pause between two looks that is longer, in milliseconds, is none in which the game was played:
 * the program was stopped, or something else covered the game. */
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

#endif
