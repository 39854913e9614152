/* Something that went wrong outside the rules: a file, the disk, a bad record. One line for
 * people. */
#ifndef BASTIDE_PLAY_PROBLEM_H
#define BASTIDE_PLAY_PROBLEM_H

#include "bastide/notation.h"
#include "text/words.h"

#include <stdbool.h>

struct problem {
    char text[1024]; /* "ann.bastide:12:3: 'plaze 0,1 n': expected a move, such as ..." */
};

/* Fills in `problem` from a printf format. If the text is too long, for example because of a very
 * long path, the middle is left out, so the reason at its end is always there. `problem` must not
 * be among the arguments. Always returns false. */
__attribute__((format(printf, 2, 3))) bool problem_say(struct problem *problem, const char *format,
                                                       ...);

/* What has run out, by errno, as a sentence: files that may be open, threads, or else memory. */
const char *problem_of_lack(int error);

/* Fills in `problem` with that, by errno. Always returns false. */
bool problem_say_lack(struct problem *problem);

/* Messages about a record: what is bad or was changed, and where. */

/* "ann.bastide:12:3: 'plaze': expected a move". Always returns false. */
bool record_problem_bad(struct problem *problem, const char *name, const struct bad_text *bad);

/* "ann.bastide:17: lines 17 to 18 have been changed since they were written". Returns whether there
 * is anything to report: with lines 0 to 0 `problem` is unchanged. */
bool record_problem_changed(struct problem *problem, const char *name,
                            const struct record_lines *changed);

#endif
