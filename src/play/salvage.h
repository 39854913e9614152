/* What can be recovered of a record with a bad line: the game above that line. */
#ifndef BASTIDE_PLAY_SALVAGE_H
#define BASTIDE_PLAY_SALVAGE_H

#include "play/session.h"

struct salvage {
    size_t line;  /* the first bad one, from 1 */
    size_t moves; /* the players' moves above it */
    size_t lost;  /* lines from there on, not counting comments */
};

/* How many lines are lost, given a reader that has found a bad one. */
size_t salvage_lost(const struct record_reader *reader);

/* Begins a session with the game of the damaged record in the file `path` up to the first bad line,
 * and records it from then on in a new file beside that one: "ann.bastide" continues in
 * "ann_repaired.bastide", or with a number if that is taken. The old file is unchanged. False, with
 * `session` empty, if no line is bad, the header is, or no record can be written there: `problem`
 * says why. */
bool salvage_begin(struct session *session, const char *path, struct salvage *salvage,
                   struct problem *problem);

/* 0: a file named `other` continues the damaged one named `name`. Negative: in alphabetical order
 * (strcmp) it comes before all names that do; positive: after them. */
int salvage_order(const char *other, const char *name);

#endif
