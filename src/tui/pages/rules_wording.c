#include "tui/pages/rules_wording.h"

const struct rules_chapter rules_chapters[] = {
#define X(topics, title) {title, topics, &topics##_count},
    RULES_CHAPTERS(X)
#undef X
};

const size_t rules_chapters_count = sizeof rules_chapters / sizeof rules_chapters[0];

size_t rules_topics_count(void)
{
    size_t count = 0;
    for (size_t c = 0; c < rules_chapters_count; c++)
        count += *rules_chapters[c].count;
    return count;
}

const struct rules_topic *rules_topic(size_t number)
{
    const struct rules_chapter *chapter = rules_chapters;
    for (; number >= *chapter->count; chapter++)
        number -= *chapter->count;
    return &chapter->topics[number];
}
