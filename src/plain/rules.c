/* The rules, topic by topic. */
#include "plain/commands.h"

#include "language/language.h"
#include "rows/plain.h"
#include "text/words.h"
#include "wording/rules_wording.h"

#include <stdio.h>
#include <string.h>

static void list_topics(struct dialogue *dialogue)
{
    size_t number = 0;
    dialogue_say(dialogue, _("The rules by topic."));
    for (size_t c = 0; c < rules_chapters_count; c++) {
        dialogue_say(dialogue, "%s:", _(rules_chapters[c].title));
        for (size_t end = number + *rules_chapters[c].count; number < end; number++)
            dialogue_say(dialogue, "%zu  %s", number + 1, _(rules_topic(number)->title));
    }
}

static const struct {
    const char *title, *text;
} spoken[] = {
#define X(title, text) {title, text},
    SPOKEN_RULES(X)
#undef X
};

static void text_of(size_t number, char text[RULES_TEXT_SIZE])
{
    size_t length = 0;
    for (size_t s = 0; s < sizeof spoken / sizeof spoken[0]; s++)
        if (strcmp(rules_topic(number)->title, spoken[s].title) == 0) {
            snprintf(text + length, RULES_TEXT_SIZE - length, "%s", _(spoken[s].text));
            length = strlen(text);
        }
    if (length == 0)
        rules_topic_text(number, text);
}

/* Runs of spaces occur only in drawings, which repeat what the sentences say. */
static bool is_drawn(const char *line)
{
    return strstr(line, "  ") != NULL;
}

static void tell_topic(struct dialogue *dialogue, size_t number)
{
    char text[RULES_TEXT_SIZE];
    text_of(number, text);
    dialogue_say(dialogue, "%s", _(rules_topic(number)->title));
    for (char *line = text, *end; line; line = end) {
        end = strchr(line, '\n');
        if (end)
            *end++ = '\0';
        if (line[0] != '\0' && !is_drawn(line))
            dialogue_say(dialogue, "%s", line);
    }
}

void rules_tell(struct dialogue *dialogue, const char *argument)
{
    struct word word = word_whole(argument);
    long number;
    if (argument[0] == '\0')
        list_topics(dialogue);
    else if (word_number(word, 1, (long)rules_topics_count(), &number))
        tell_topic(dialogue, (size_t)number - 1);
    else
        dialogue_say(dialogue, _("'%s': expected the number of a topic, 1 to %zu."), argument,
                     rules_topics_count());
}
