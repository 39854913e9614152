/* The moment of scoring: what a move scored is shown feature by feature, as the log tells it. Each
 * lights up, the points rise from it, and its followers go home one after the other. It knows no
 * clock: it is told the time. */
#ifndef BASTIDE_TUI_MOMENT_H
#define BASTIDE_TUI_MOMENT_H

#include "facts/log.h"
#include "tui/board/board_scene.h"
#include "tui/page.h"

enum {
    MOMENT_FRAMES = 4, /* pictures of a feature */
    MOMENT_FRAME = 100 /* milliseconds of each */
};

struct moment {
    size_t at, end; /* entries of the log: the first about the feature that is shown, and behind the
                       last of the move; equal: there is no moment */
    long long since; /* when that feature came, milliseconds */
    unsigned frame;  /* from 0 */
};

/* Begins with what the entries from `from` on scored, except in the final scoring; no moment where
 * they scored nothing. */
void moment_begin(struct moment *moment, const struct log *log, size_t from, long long now);

/* Time has passed. Returns whether there is another picture; the last one leads to no moment. */
bool moment_look(struct moment *moment, const struct log *log, long long now);

/* How many milliseconds from `now` on its next picture is due; REST: there is no moment. */
int moment_patience(const struct moment *moment, long long now);

/* Ends it at once; returns whether there was one. */
bool moment_skip(struct moment *moment);

static inline bool moment_is_on(const struct moment *moment)
{
    return moment->at < moment->end;
}

/* Behind the last entry about the feature that is shown: so far the log has been told. */
size_t moment_told(const struct moment *moment, const struct log *log);

/* The feature that is shown: a node of it. */
uint16_t moment_node(const struct moment *moment, const struct log *log);

/* Whether pictures move; where they do not, each feature has one. */
enum moment_motion { MOMENT_STANDS, MOMENT_MOVES };

/* Adds what is seen of it to the board, on which the followers have gone home already. */
void moment_show(const struct moment *moment, const struct log *log, enum moment_motion motion,
                 struct board_scene *scene);

#endif
