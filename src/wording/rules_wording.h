/* The rules in words for players, by topic. Only words are here: a file for each chapter,
 * the sets' in their folders. Titles and texts are marked; _() says them. */
#ifndef BASTIDE_WORDING_RULES_WORDING_H
#define BASTIDE_WORDING_RULES_WORDING_H

#include "language/language.h"
#include "rows/words.h"

#include <stddef.h>

struct rules_topic {
    const char *title;
    const char *rules; /* the numbers of the rules it explains: "B5, B10" */
    const char *text;  /* its beginning, before RULES_PASSAGES; NULL: the options are listed */
};

#define X(topics, title)                                                                           \
    extern const struct rules_topic topics[];                                                      \
    extern const size_t topics##_count;
RULES_CHAPTERS(X)
#undef X

struct rules_chapter {
    const char *title;
    const struct rules_topic *topics;
    const size_t *count;
};

extern const struct rules_chapter rules_chapters[];
extern const size_t rules_chapters_count;

/* The topics of all chapters, numbered from 0. */
size_t rules_topics_count(void);
const struct rules_topic *rules_topic(size_t number);

/* The first topic that explains the rule of that number ("B5"); NULL if none does. */
const struct rules_topic *rules_topic_of(const char *rule);

enum { RULES_TEXT_SIZE = 4096 };

/* The text of topic `number` in the language that was chosen, for canvas_paragraph. */
void rules_topic_text(size_t number, char text[RULES_TEXT_SIZE]);

#endif
