/* What points come from, in the phrases in which it occurs. */
#ifndef BASTIDE_WORDING_SOURCE_WORDS_H
#define BASTIDE_WORDING_SOURCE_WORDS_H

#include "analysis/score_table.h"

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

/* Of the sources that are told by what was received and paid: marked titles; others have NULL. */
struct payment_words {
    const char *received, *paid;
};

extern const struct payment_words payment_words[SCORE_SOURCES_COUNT];
extern const struct score_part_words score_part_words[SCORE_PARTS_COUNT];

#endif
