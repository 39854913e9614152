/* The tables of the command line, and the words to choose from. */
#include "cli/cli.h"

#include "bots/levels.h"
#include "language/language.h"
#include "text/setup.h"
#include "training/drill.h"
#include "training/fault.h"
#include "tui/theme/theme.h"

#include <stdio.h>
#include <string.h>

const struct cli_row cli_commands[COMMANDS_COUNT] = {
#define X(command, word, operand, help) [COMMAND_##command] = {word, operand, help, 0, 0},
    CLI_COMMANDS(X)
#undef X
};

const struct cli_row cli_switches[SWITCHES_COUNT] = {
#define X(name, word, letter, argument, help, with, reader)                                        \
    [SWITCH_##name] = {word, argument, help, letter, WITH_##with},
    CLI_SWITCHES(X)
#undef X
};

void cli_words_add(struct cli_words *words, const char *word)
{
    size_t length = strlen(words->text);
    snprintf(words->text + length, sizeof words->text - length, length > 0 ? " %s" : "%s", word);
}

static void add_sets(struct cli_words *words)
{
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        cli_words_add(words, tile_set_name((enum tile_set)set));
}

static void add_editions(struct cli_words *words)
{
    for (unsigned edition = 0; edition < EDITIONS_COUNT; edition++)
        cli_words_add(words, edition_words[edition].name);
}

static void add_options(struct cli_words *words)
{
    for (unsigned o = 0; o < OPTIONS_COUNT; o++)
        for (unsigned value = 0; value < OPTION_VALUES_MAX; value++) {
            char choice[64];
            snprintf(choice, sizeof choice, "%s=%s", option_words[o].name,
                     option_words[o].value[value].name);
            cli_words_add(words, choice);
        }
}

static void add_themes(struct cli_words *words)
{
    for (size_t theme = 0; theme < themes_built_in.count; theme++)
        cli_words_add(words, themes_built_in.theme[theme].name);
}

static void add_languages(struct cli_words *words)
{
    const struct language *list;
    size_t count = language_list(&list);
    for (size_t language = 0; language < count; language++)
        cli_words_add(words, list[language].code);
}

/* The lists: words, each with a space before it, and what adds more. */
static const struct {
    const char *name, *words;
    void (*add)(struct cli_words *words);
} lists[] = {
#define X(level, name, ...) " " name
    {"levels", BOT_LEVELS(X), NULL},
#undef X
#define X(name, word) " " #word
    {"aids", AIDS(X), NULL},
    {"plain-aids", PLAIN_AIDS(X), NULL},
    {"advice", ADVICE(X), NULL},
    {"topics", CLI_TOPICS_OF_HELP(X), add_sets},
#undef X
#define X(stage, word, ...) " " #word
    {"stages", PRACTICE_STAGES(X), NULL},
#undef X
#define X(drill, word) " " word
    {"drills", PRACTICE_DRILLS(X), NULL},
#undef X
#define X(fault, word) " " word
    {"faults", PLAYER_FAULTS(X) " " FAULT_ANY, NULL},
#undef X
    {"sets", " ", add_sets},
    {"editions", " ", add_editions},
    {"options", " ", add_options},
    {"themes", " ", add_themes},
    {"languages", " ", add_languages},
};

bool cli_words_add_list(struct cli_words *words, const char *name)
{
    for (size_t l = 0; l < sizeof lists / sizeof lists[0]; l++)
        if (strcmp(lists[l].name, name) == 0) {
            if (lists[l].words[1] != '\0')
                cli_words_add(words, lists[l].words + 1);
            if (lists[l].add != NULL)
                lists[l].add(words);
            return true;
        }
    return false;
}
