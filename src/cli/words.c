#include "cli/words.h"

#include "bots/levels.h"
#include "cli/cli.h"
#include "language/language.h"
#include "text/option_table.h"
#include "tui/theme/theme_reader.h"

#include <stdio.h>
#include <string.h>

void words_add(struct words *words, const char *word)
{
    size_t length = strlen(words->text);
    snprintf(words->text + length, sizeof words->text - length, length > 0 ? " %s" : "%s", word);
}

static void add_levels(struct words *words)
{
    for (unsigned level = 0; level < BOT_LEVELS_COUNT; level++)
        words_add(words, bot_levels[level].name);
}

static void add_sets(struct words *words)
{
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        words_add(words, tile_set_name((enum tile_set)set));
}

static void add_editions(struct words *words)
{
    for (unsigned edition = 0; edition < EDITIONS_COUNT; edition++)
        words_add(words, edition_name((enum edition)edition));
}

static void add_options(struct words *words)
{
    for (unsigned o = 0; o < OPTIONS_COUNT; o++)
        for (unsigned value = 0; value < OPTION_VALUES_MAX; value++) {
            char choice[64];
            snprintf(choice, sizeof choice, "%s=%s", option_name((enum option)o),
                     option_value_name((enum option)o, value));
            words_add(words, choice);
        }
}

static void add_aids(struct words *words)
{
#define X(aid, name) words_add(words, #name);
    AIDS(X)
#undef X
}

static void add_plain_aids(struct words *words)
{
#define X(aid, name) words_add(words, #name);
    PLAIN_AIDS(X)
#undef X
}

static void add_advice(struct words *words)
{
#define X(aid, name) words_add(words, #name);
    ADVICE(X)
#undef X
}

static void add_themes(struct words *words)
{
    for (size_t theme = 0; theme < themes_built_in.count; theme++)
        words_add(words, themes_built_in.theme[theme].name);
}

static void add_languages(struct words *words)
{
    const struct language *list;
    size_t count = language_list(&list);
    for (size_t language = 0; language < count; language++)
        words_add(words, list[language].code);
}

static void add_stages(struct words *words)
{
#define X(stage, word, ...) words_add(words, #word);
    PRACTICE_STAGES(X)
#undef X
}

static void add_topics(struct words *words)
{
#define X(topic, word) words_add(words, #word);
    CLI_TOPICS_OF_HELP(X)
#undef X
    add_sets(words);
}

bool words_add_list(struct words *words, const char *name)
{
    static const struct {
        const char *name;
        void (*add)(struct words *words);
    } lists[] = {
        {"levels", add_levels},   {"sets", add_sets},     {"editions", add_editions},
        {"options", add_options}, {"aids", add_aids},     {"plain-aids", add_plain_aids},
        {"advice", add_advice},   {"themes", add_themes}, {"languages", add_languages},
        {"stages", add_stages},   {"topics", add_topics},
    };
    for (size_t l = 0; l < sizeof lists / sizeof lists[0]; l++)
        if (strcmp(lists[l].name, name) == 0) {
            lists[l].add(words);
            return true;
        }
    return false;
}
