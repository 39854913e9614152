/* A record buffer: text on its way to disk, usually a record or part of one, and where in it each
 * step of the game begins. */
#ifndef BASTIDE_PLAY_RECORD_BUFFER_H
#define BASTIDE_PLAY_RECORD_BUFFER_H

#include "bastide/game.h"
#include "rows/play.h"

#include <stdbool.h>
#include <stddef.h>

struct record_buffer {
    char *text;
    size_t length, room;
    size_t *begin; /* where the line of step 0, 1, ... begins */
    size_t steps, begin_room;
    bool failed; /* memory ran out: the text is incomplete */
};

/* An array with room for `count` elements of `size` bytes; `*room` is how many it has room for.
 * NULL, with it unchanged, if memory runs out. */
void *room_for(void *array, size_t count, size_t *room, size_t size);

/* Appends text. */
void record_buffer_add(struct record_buffer *buffer, const char *text, size_t length);

/* Marks the start of a step at `offset`. */
void record_buffer_mark(struct record_buffer *buffer, size_t offset);

/* Appends the text and the steps of another buffer, with a check (text/record.h) after the
 * text above its first step and after each step. `record` holds all of a record so far. */
void record_buffer_add_checked(struct record_buffer *record, const struct record_buffer *more);

/* Restores an earlier state, with this length and number of steps; clears a failure that happened
 * since. The text cut off stays in memory until something is added, so a longer length restores
 * it. */
void record_buffer_cut(struct record_buffer *buffer, size_t length, size_t steps);

/* Frees what the buffer holds and empties it. */
void record_buffer_free(struct record_buffer *buffer);

/* The comments in a record that say to people what a move did (play.def). */

/* The input of a comment. */
struct comment_subject {
    struct record_buffer *buffer;
    const struct game *after; /* the move */
    const struct event *event;
};

typedef void record_comment(const struct comment_subject *told);

#define X(type, comment) record_comment comment;
RECORD_COMMENTS(X)
#undef X

/* Adds a line from a printf format. */
__attribute__((format(printf, 2, 3))) void comment_say(const struct comment_subject *told,
                                                       const char *format, ...);

#endif
