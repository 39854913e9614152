/* Messages about a record: what is bad or was changed, and where. */
#ifndef BASTIDE_PLAY_RECORD_PROBLEM_H
#define BASTIDE_PLAY_RECORD_PROBLEM_H

#include "bastide/record.h"
#include "play/problem.h"
#include "text/bad_text.h"

/* "ann.bastide:12:3: 'plaze': expected a move". Always returns false. */
bool record_problem_bad(struct problem *problem, const char *name, const struct bad_text *bad);

/* "ann.bastide:17: lines 17 to 18 have been changed since they were written". Returns whether there
 * is anything to report: with lines 0 to 0 `problem` is unchanged. */
bool record_problem_changed(struct problem *problem, const char *name,
                            const struct record_lines *changed);

#endif
