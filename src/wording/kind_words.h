/* The kinds of features in the phrases in which they occur. Languages decline them there, so each
 * phrase is a text of its own for each kind. And the functions that tell a feature, which rows of
 * KIND_WORDS, SIZE_WORDS and TOLD_WORDS name (wording/words.def). */
#ifndef BASTIDE_WORDING_KIND_WORDS_H
#define BASTIDE_WORDING_KIND_WORDS_H

#include "analysis/feature_summary.h"
#include "rows/words.h"
#include "wording/seats.h"
#include "wording/sentence.h"

/* Marked texts: _() says them. */
struct kind_words {
    const char *one, *many; /* as titles: "Road", "Roads" */
    const char *listed;     /* "road", where it is the first thing in a list */
    const char *complete;
    const char *open_one, *open_many; /* what it lacks, counted by %u; NULL: it is not told */
};

extern const struct kind_words kind_words[FEATURE_KINDS];

/* A size is told before `more`, which sets add. */
#define X(kind, size, told, held, occupied, ...)                                                   \
    struct sentence size(const struct feature_summary *summary, const char *more);                 \
    struct sentence told(const struct feature_summary *summary, const struct seats *seats);        \
    struct sentence held(const struct feature_summary *summary, const struct seats *seats);        \
    struct sentence occupied(const struct feature_summary *summary, const struct seats *seats);
KIND_WORDS(X)
#undef X

/* They add nothing where there is nothing. */
#define X(adds) void adds(struct sentence *list, const struct feature_summary *summary);
SIZE_WORDS(X)
TOLD_WORDS(X)
#undef X

#endif
