/* What --help and --version print; no page is longer or wider than a small screen. */
#include "cli.h"
#include "text/option_table.h"

#include <stdio.h>
#include <string.h>

static void print_command(const char *word, const char *operand, const char *help)
{
    char words[32];
    snprintf(words, sizeof words, "%s %s", word[0] ? word : "(none)", operand);
    printf("  %-20s %s\n", words, help);
}

static void print_switch(const char *word, char letter, const char *argument, const char *help)
{
    char words[32];
    snprintf(words, sizeof words, "--%s %s", word, argument ? argument : "");
    printf("  -%c, %-20s %s\n", letter, words, help);
}

static void print_words(void)
{
    printf("bastide - a game of tiles, roads, cities and monasteries for two to six people\n"
           "Usage: bastide [COMMAND] [OPTION ...]\n\nCommands\n");
#define X(command, word, operand, help) print_command(word, operand, help);
    CLI_COMMANDS(X)
#undef X
    printf("\nOptions\n");
#define X(name, word, letter, argument, help) print_switch(word, letter, argument, help);
    CLI_SWITCHES(X)
#undef X
    printf("\nSets:");
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        printf(" %s", tile_set_name((enum tile_set)set));
    printf(". More: --help options, --help editions.\n"
           "Games are kept in $XDG_DATA_HOME/bastide, or ~/.local/share/bastide.\n"
           "Press ? in the game for its keys.\n");
}

static void print_options(void)
{
    printf("The options of the rules, for --option NAME=VALUE; * is without any\n");
    for (unsigned o = 0; o < OPTIONS_COUNT; o++) {
        enum option option = (enum option)o;
        printf("%-15s %s\n", option_name(option), option_sentence(option));
        for (unsigned value = 0; value < OPTION_VALUES_MAX; value++)
            printf("  %c %-14s %s\n",
                   value == option_of_edition(option, EDITION_DEFAULT) ? '*' : ' ',
                   option_value_name(option, value), option_value_sentence(option, value));
    }
}

/* The last column ends its line. */
static void print_column(const char *text, unsigned column)
{
    if (column + 1 < EDITIONS_COUNT)
        printf("%-15s", text);
    else
        printf("%s\n", text);
}

static void print_editions(void)
{
    printf("The editions of the rules, for --edition NAME\n");
    for (unsigned e = 0; e < EDITIONS_COUNT; e++)
        printf("  %-14s %s%s\n", edition_name((enum edition)e), edition_sentence((enum edition)e),
               e == EDITION_DEFAULT ? "; without --edition" : "");
    printf("\n%-16s", "their options");
    for (unsigned e = 0; e < EDITIONS_COUNT; e++)
        print_column(edition_name((enum edition)e), e);
    for (unsigned o = 0; o < OPTIONS_COUNT; o++) {
        enum option option = (enum option)o;
        printf("%-16s", option_name(option));
        for (unsigned e = 0; e < EDITIONS_COUNT; e++)
            print_column(option_value_name(option, option_of_edition(option, (enum edition)e)), e);
    }
}

struct topic {
    const char *name;
    void (*print)(void);
};

static const struct topic topics[CLI_TOPICS] = {
    [CLI_TOPIC_NONE] = {"", print_words},
    [CLI_TOPIC_OPTIONS] = {"options", print_options},
    [CLI_TOPIC_EDITIONS] = {"editions", print_editions},
};

enum cli_topic cli_topic_find(const char *name)
{
    unsigned topic = 0;
    while (topic < CLI_TOPICS && strcmp(name, topics[topic].name) != 0)
        topic++;
    return topic == CLI_TOPICS ? CLI_TOPIC_NONE : (enum cli_topic)topic;
}

bool cli_print_help(enum cli_topic topic)
{
    topics[topic].print();
    return fflush(stdout) == 0 && !ferror(stdout);
}

bool cli_print_version(void)
{
    printf("bastide %s\n", BASTIDE_VERSION);
    return fflush(stdout) == 0 && !ferror(stdout);
}
