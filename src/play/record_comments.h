/* The comments in a record that say to people what a move did (play.def). */
#ifndef BASTIDE_PLAY_RECORD_COMMENTS_H
#define BASTIDE_PLAY_RECORD_COMMENTS_H

#include "bastide/game.h"
#include "play/record_buffer.h"
#include "rows/play.h"

/* The input of a comment. */
struct told {
    struct record_buffer *buffer;
    const struct game *after; /* the move */
    const struct event *event;
};

typedef void record_comment(const struct told *told);

#define X(type, comment) record_comment comment;
RECORD_COMMENTS(X)
#undef X

/* Adds a line from a printf format. */
__attribute__((format(printf, 2, 3))) void comment_say(const struct told *told, const char *format,
                                                       ...);

#endif
