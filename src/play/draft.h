/* A draft: a text, of a record or a piece of one mostly, before it goes to disk, and where in it
 * each step of the game begins. */
#ifndef BASTIDE_PLAY_DRAFT_H
#define BASTIDE_PLAY_DRAFT_H

#include <stdbool.h>
#include <stddef.h>

struct draft {
    char *text;
    size_t length, room;
    size_t *begin; /* where the line of step 0, 1, ... begins */
    size_t steps, begin_room;
    bool failed; /* memory ran out: the text is not whole */
};

/* Adds text behind what is there. */
void draft_add(struct draft *draft, const char *text, size_t length);

/* A step begins at `offset`. */
void draft_mark(struct draft *draft, size_t offset);

/* Goes back to what the draft was when it had this length and so many steps, which it had once;
 * memory that ran out since is no longer held against it. What was cut off stays behind the text
 * until something is added, so that going forward again brings it back. */
void draft_cut(struct draft *draft, size_t length, size_t steps);

/* Frees what the draft holds and empties it. */
void draft_free(struct draft *draft);

#endif
