/* What is told of an event in the log: the functions that rows of EVENT_WORDS and REASON_WORDS name
 * (wording/words.def), and those of use to several. */
#ifndef BASTIDE_WORDING_ENTRY_WORDS_H
#define BASTIDE_WORDING_ENTRY_WORDS_H

#include "bastide/move.h"
#include "facts/log.h"
#include "rows/words.h"
#include "wording/seats.h"
#include "wording/sentence.h"

#define X(event, text, brief, whole)                                                               \
    struct sentence brief(const char *words, const struct log_entry *entry);                       \
    struct sentence whole(const struct log_entry *entry, const struct seats *seats);
EVENT_WORDS(X)
#undef X

#define X(reason, text, paid, whole)                                                               \
    struct sentence paid(const struct log_entry *entry);                                           \
    struct sentence whole(const struct log_entry *entry, const struct seats *seats);
REASON_WORDS(X)
#undef X

/* What the board does not show of a score: "Wine tokens: Ann 2 Ben 1"; empty for most. */
struct sentence entry_note(const struct log_entry *score, const struct game *game,
                           const struct seats *seats);

#define X(reason, tells)                                                                           \
    struct sentence tells(const struct log_entry *score, const struct game *game,                  \
                          const struct seats *seats);
SCORE_NOTES(X)
#undef X

/* What was paid: the feature as it was then, without what it has become since. */
struct feature_summary entry_feature(const struct log_entry *entry);

/* What was done at the table against the rules, in words. */

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
