/* The kinds of features in the phrases in which they occur. Languages decline them there, so each
 * phrase is a text of its own for each kind. */
#ifndef BASTIDE_WORDING_KIND_WORDS_H
#define BASTIDE_WORDING_KIND_WORDS_H

#include "bastide/feature.h"

/* Marked texts: _() says them. */
struct kind_words {
    const char *one, *many; /* as titles: "Road", "Roads" */
    const char *listed;     /* "road", where it is the first thing in a list */
    const char *by;         /* what a castle scores by */
    const char *complete;
    const char *open_one, *open_many; /* what it lacks, counted by %u; NULL: it is not told */
};

extern const struct kind_words kind_words[FEATURE_KINDS];

#endif
