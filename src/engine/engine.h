/* The engine protocol: other programs play through a pipe. One command a line in, one JSON object a
 * line out (docs/NOTATION.md, Engine protocol). */
#ifndef BASTIDE_ENGINE_ENGINE_H
#define BASTIDE_ENGINE_ENGINE_H

#include <stdio.h>

/* Answers commands until `quit` or the end of `in`. Returns the exit status: 0, also where whoever
 * listens has closed `out`, or 1 where answers cannot be written or memory runs out; then one line
 * was printed on standard error. The caller sees to it that SIGPIPE does not kill the program. */
int engine_run(FILE *in, FILE *out);

#endif
