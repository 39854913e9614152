/* The rules in words for players, by topic. Only words are here. */
#ifndef BASTIDE_TUI_RULES_WORDING_H
#define BASTIDE_TUI_RULES_WORDING_H

#include <stddef.h>

struct rules_topic {
    const char *title;
    const char *rules; /* the rules' own numbers that it tells of: "B5, B10" */
    const char *text;  /* for canvas_paragraph */
};

extern const struct rules_topic rules_topics[];
extern const size_t rules_topics_count;

#endif
