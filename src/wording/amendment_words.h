/* What was done at the table against the rules, in words. */
#ifndef BASTIDE_WORDING_AMENDMENT_WORDS_H
#define BASTIDE_WORDING_AMENDMENT_WORDS_H

#include "bastide/move.h"

/* Marked texts: _() says them. */
struct amendment_words {
    const char *done;  /* in the log, after the player's name */
    const char *form;  /* what follows the word in notation; no text for people */
    const char *noted; /* what is noted by it */
    const char *label; /* the same as a few words beside a choice */
};

/* By enum amendment, from VERBS_COUNT on. */
extern const struct amendment_words amendment_words[AMENDMENTS_END - VERBS_COUNT];

#endif
