/* The film of a game: the land grows once more, from the first tile to the final scoring, beside
 * bars that grow with the scores. */
#ifndef BASTIDE_TUI_FILM_H
#define BASTIDE_TUI_FILM_H

#include "tui/views/game_view.h"

/* Milliseconds: all of it, and from one picture to the next. */
enum { FILM_LENGTH = 10000, FILM_PICTURE = 100 };

/* How much of a log with `entries` entries is told by the picture that is seen after so many
 * milliseconds: all at the end, and later. */
size_t film_told(size_t entries, long long passed);

/* The film of the game that `view` tells of, which is the session's; it starts at `now`. What it
 * shows follows from the time alone, so where a line is slow there are fewer pictures, not later
 * ones. Any key leads back. Session and view must last as long as the page. NULL where memory runs
 * out. */
struct page *film_page(struct game_view *view, const struct session *session, long long now);

#endif
