/* What was done at the table against the rules, in words. */
#ifndef BASTIDE_WORDING_AMENDMENT_WORDS_H
#define BASTIDE_WORDING_AMENDMENT_WORDS_H

#include "bastide/move.h"

/* Marked texts: _() says them. */
struct amendment_words {
    const char *done; /* in the log, after the player's name */
};

/* By enum amendment, from VERBS_COUNT on. */
extern const struct amendment_words amendment_words[AMENDMENTS_END - VERBS_COUNT];

#endif
