#include "wording/rules_wording.h"

#include "language/language.h"
#include "text/option_table.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const struct rules_chapter rules_chapters[] = {
#define X(topics, title) {title, topics, &topics##_count},
    RULES_CHAPTERS(X)
#undef X
};

const size_t rules_chapters_count = sizeof rules_chapters / sizeof rules_chapters[0];

static const struct {
    const char *title, *text;
} passages[] = {
#define X(title, text) {title, text},
    RULES_PASSAGES(X)
#undef X
};

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

__attribute__((format(printf, 2, 3))) static void add(char text[RULES_TEXT_SIZE],
                                                      const char *format, ...)
{
    size_t length = strlen(text);
    va_list values;
    va_start(values, format);
    vsnprintf(text + length, RULES_TEXT_SIZE - length, format, values);
    va_end(values);
}

static void add_option(char text[RULES_TEXT_SIZE], enum option option)
{
    add(text, "%s: %s\n", option_name(option), _(option_sentence(option)));
    for (unsigned value = 0; value < OPTION_VALUES_MAX; value++)
        add(text, "\u2022 %s: %s\n", option_value_name(option, value),
            _(option_value_sentence(option, value)));
}

void rules_topic_text(size_t number, char text[RULES_TEXT_SIZE])
{
    const struct rules_topic *topic = rules_topic(number);
    text[0] = '\0';
    if (topic->text)
        add(text, "%s", _(topic->text));
    for (size_t p = 0; p < sizeof passages / sizeof passages[0]; p++)
        if (strcmp(passages[p].title, topic->title) == 0)
            add(text, "%s", _(passages[p].text));
    if (topic->text)
        return;
    add(text, "\n");
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        add_option(text, (enum option)option);
}
