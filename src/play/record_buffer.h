/* A record buffer: a text, of a record or a piece of one mostly, before it goes to disk, and where
 * in it each step of the game begins. */
#ifndef BASTIDE_PLAY_RECORD_BUFFER_H
#define BASTIDE_PLAY_RECORD_BUFFER_H

#include <stdbool.h>
#include <stddef.h>

struct record_buffer {
    char *text;
    size_t length, room;
    size_t *begin; /* where the line of step 0, 1, ... begins */
    size_t steps, begin_room;
    bool failed; /* memory ran out: the text is not whole */
};

/* Adds text behind what is there. */
void record_buffer_add(struct record_buffer *buffer, const char *text, size_t length);

/* A step begins at `offset`. */
void record_buffer_mark(struct record_buffer *buffer, size_t offset);

/* Adds the text and the steps of another buffer, with a check (text/record_check.h) behind what is
 * above its first step and behind each step. `record` holds all of a record so far. */
void record_buffer_add_checked(struct record_buffer *record, const struct record_buffer *more);

/* Goes back to what the buffer was when it had this length and so many steps, which it had once;
 * memory that ran out since is no longer held against it. What was cut off stays behind the text
 * until something is added, so that going forward again brings it back. */
void record_buffer_cut(struct record_buffer *buffer, size_t length, size_t steps);

/* Frees what the buffer holds and empties it. */
void record_buffer_free(struct record_buffer *buffer);

#endif
