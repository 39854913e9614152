/* For other programs: the engine protocol, by which they play through a pipe, one command per line
 * in, one JSON object per line out; and whole games in JSON (docs/NOTATION.md). */
#ifndef BASTIDE_ENGINE_ENGINE_H
#define BASTIDE_ENGINE_ENGINE_H

#include "play/session.h"

#include <stdio.h>

/* Answers commands until `quit` or the end of `in`. Returns the exit status: 0, also if the reader
 * has closed `out`, or 1 if answers cannot be written or memory runs out, after one line on
 * standard error. The caller must ignore SIGPIPE. */
int engine_run(FILE *in, FILE *out);

/* The format of whole games: it counts up when what is there changes, not when more is added. */
enum { SHOW_FORMAT = 1 };

/* Prints the game as one JSON object: the format, all settings, the state at the beginning, and
 * every move with its events and the state after it. False if it could not be printed, or memory
 * ran out. */
bool show_json(const struct session *session, FILE *out);

#endif
