/* What can be saved of a record with a bad line: the game as it was above that line. */
#ifndef BASTIDE_PLAY_SALVAGE_H
#define BASTIDE_PLAY_SALVAGE_H

#include "play/session.h"

struct salvage {
    size_t line;  /* the first bad one, from 1 */
    size_t moves; /* the players' moves above it */
    size_t lost;  /* lines from there on, but for comments */
};

/* How many lines are lost where the reader has come upon a bad one. */
size_t salvage_lost(const struct record_reader *reader);

/* Begins a session with the game of the damaged record in the file `path` as it was above the first
 * bad line, and keeps it from then on in a new record beside that file: "ann.bastide" goes on in
 * "ann_repaired.bastide", or with a number where that is taken. The file stays as it is. False,
 * with `session` empty, where no line is bad, the header is, or no record can be kept there:
 * `problem` says why. */
bool salvage_begin(struct session *session, const char *path, struct salvage *salvage,
                   struct problem *problem);

/* Whether a file of the name `other` goes on with the damaged one of the name `name`. */
bool salvage_goes_on(const char *other, const char *name);

#endif
