/* An event in the log in words: the functions that rows of EVENT_WORDS and REASON_WORDS name
 * (wording/words.def), and those of use to several. */
#ifndef BASTIDE_WORDING_ENTRY_WORDS_H
#define BASTIDE_WORDING_ENTRY_WORDS_H

#include "bastide/move.h"
#include "facts/log.h"
#include "facts/score_table.h"
#include "play/statistics.h"
#include "rows/words.h"
#include "wording/seats.h"
#include "wording/wording.h"

/* Of an entry: without its player, and as a whole sentence; what was paid for. */
typedef struct sentence entry_brief_teller(const char *words, const struct log_entry *entry);
typedef struct sentence entry_teller(const struct log_entry *entry, const struct seats *seats);
typedef struct sentence entry_paid_teller(const struct log_entry *entry);

#define X(event, text, brief, whole)                                                               \
    entry_brief_teller brief;                                                                      \
    entry_teller whole;
EVENT_WORDS(X)
#undef X

#define X(reason, text, paid, whole)                                                               \
    entry_paid_teller paid;                                                                        \
    entry_teller whole;
REASON_WORDS(X)
#undef X

#define X(says) entry_paid_teller says;
PAID_WORDS(X)
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

/* What points come from, in the phrases in which it occurs. */

/* Marked texts: _() says them. */
struct source_words {
    const char *name;  /* as a title: "Roads" */
    const char *final; /* what a player scored, %d during play and %d in the final scoring */
};

struct score_part_words {
    const char *below; /* the title of its source: "with a ..." */
    const char *name;  /* as a title */
};

extern const struct source_words source_words[SCORE_SOURCES_COUNT];

/* Marked titles of the sources that list what was received and paid; others have NULL. */
struct payment_words {
    const char *received, *paid;
};

extern const struct payment_words payment_words[SCORE_SOURCES_COUNT];
extern const struct score_part_words score_part_words[SCORE_PARTS_COUNT];

/* Finished games in words, added up (play/store.h). */

/* A player's name, or "Computer (hard)". */
struct sentence statistics_words_player(const struct player_statistics *player);

/* "12 games, 5 won, 1 tied; average score 87.3, best 121" */
struct sentence statistics_words_games(const struct career *career);

/* What sets say of them; the last one has NULL. */
struct statistics_fact {
    struct sentence (*says)(const struct career *career); /* or empty */
    const char *sentence;                                 /* for it in lists, marked */
};
extern const struct statistics_fact statistics_facts[];

#define X(says, in_list) struct sentence says(const struct career *career);
STATISTICS_FACTS(X)
#undef X

/* How many games were counted, and how many records were left out. */
struct sentence statistics_words_counted(const struct statistics *statistics);

#endif
