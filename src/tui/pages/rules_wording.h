/* The rules in words for players, by topic. Only words are here: a file for each chapter. */
#ifndef BASTIDE_TUI_RULES_WORDING_H
#define BASTIDE_TUI_RULES_WORDING_H

#include <stddef.h>

struct rules_topic {
    const char *title;
    const char *rules; /* the rules' own numbers that it tells of: "B5, B10" */
    const char *text;  /* for canvas_paragraph */
};

/* The chapters, in the order in which they are read. The row: name of the array of topics, title.
 */
#define RULES_CHAPTERS(X)                                                                          \
    X(rules_base, "The base game")                                                                 \
    X(rules_bridges, "Bridges")                                                                    \
    X(rules_castles, "Castles")                                                                    \
    X(rules_bazaars, "Bazaars")                                                                    \
    X(rules_drawbridges, "Drawbridges")                                                            \
    X(rules_together, "All together")

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

#endif
