/* The rules, topic by topic. */
#include "plain/commands.h"

#include "language/language.h"
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

/* Sentences that replace tables, which do not read well aloud, and keys, which work only on the
 * screen. */
static const struct {
    const char *title, *text;
} spoken[] = {
    {N_("Scoring at a glance"),
     N_("Road: 1 point per tile, completed or at the end.\n"
        "Road with an inn: 2 points per tile when completed, nothing at the end.\n"
        "Completed city: 2 points per tile and 2 per pennant.\n"
        "City at the end: 1 point per tile and 1 per pennant.\n"
        "City with a cathedral: 3 points per tile and 3 per pennant when completed, nothing at the "
        "end.\n"
        "Completed monastery: 9 points.\n"
        "Monastery at the end: 1 point, plus 1 per tile around it.\n"
        "Castle: the points of a feature completed in its fief; nothing at the end.\n"
        "Field, only at the end: 3 points per completed city it touches, 4 per castle, each 1 more "
        "with a pig.\n"
        "Goods, only at the end: 10 points for the most of each kind.\n"
        "The majority takes all; all who tie take all.")},
    {N_("How to play here"),
     N_("Questions list numbered choices: type a number.\n"
        "Type ? at any question for the commands: the board, features, scores and more.\n"
        "'undo' undoes the last move; another player's only if everyone agrees.\n"
        "Every move is saved at once, so you can leave at any time.")},
};

static void text_of(size_t number, char text[RULES_TEXT_SIZE])
{
    rules_topic_text(number, text);
    for (size_t s = 0; s < sizeof spoken / sizeof spoken[0]; s++)
        if (strcmp(rules_topic(number)->title, spoken[s].title) == 0)
            snprintf(text, RULES_TEXT_SIZE, "%s", _(spoken[s].text));
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
