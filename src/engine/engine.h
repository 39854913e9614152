/* The engine protocol: other programs play through a pipe. One command per line in, one JSON object
 * per line out (docs/NOTATION.md, Engine protocol). */
#ifndef BASTIDE_ENGINE_ENGINE_H
#define BASTIDE_ENGINE_ENGINE_H

#include <stdio.h>

/* Answers commands until `quit` or the end of `in`. Returns the exit status: 0, also if the reader
 * has closed `out`, or 1 if answers cannot be written or memory runs out, after one line on
 * standard error. The caller must ignore SIGPIPE. */
int engine_run(FILE *in, FILE *out);

#endif
