/* The text of --help; no page but the licence is longer than a small screen, and none wider. */
#include "cli/cli.h"
#include "language/language.h"
#include "text/option_table.h"
#include "unicode/glyph.h"
#include "wording/setup_words.h"

#include <stdio.h>
#include <string.h>

/* The screen that every page fits, below the line of the shell. */
enum { SCREEN_ROWS = 23, SCREEN_COLS = 80 };

/* A marked word that may be empty. */
static const char *said(const char *word)
{
    return word[0] ? _(word) : "";
}

/* printf pads by bytes, of which a column has several outside ASCII. */
static void print_padded(const char *text, int cols)
{
    printf("%-*s", cols + (int)strlen(text) - grapheme_text_width(text), text);
}

static void print_command(const char *word, const char *operand, const char *help)
{
    char words[32];
    snprintf(words, sizeof words, "%s %s", word[0] ? word : _("(none)"), said(operand));
    printf("  ");
    print_padded(words, 20);
    printf(" %s\n", _(help));
}

static void print_switch(const char *word, char letter, const char *argument, const char *help)
{
    char words[32];
    snprintf(words, sizeof words, "--%s %s", word, argument ? said(argument) : "");
    if (letter != 0)
        printf("  -%c, ", letter);
    else
        printf("      ");
    print_padded(words, 20);
    printf(" %s\n", _(help));
}

static void print_topics(void);

static void print_words(void)
{
    printf("%s\n", _("Usage: bastide [COMMAND] [OPTION ...]; a tile game for two to six"));
#define X(command, word, operand, help) print_command(word, operand, help);
    CLI_COMMANDS(X)
#undef X
#define X(name, word, letter, argument, help, with) print_switch(word, letter, argument, help);
    printf("%s\n", _("Options"));
    CLI_OTHER_SWITCHES(X)
#undef X
    printf("%s\n", _("Help topics, besides the tile sets, as in 'bastide --help new':"));
    print_topics();
}

/* "base,bcb": as --sets takes them. */
static void list_sets(unsigned sets, char *text, size_t size)
{
    text[0] = '\0';
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        if (sets >> set & 1u)
            snprintf(text + strlen(text), size - strlen(text), "%s%s", text[0] ? "," : "",
                     tile_set_name((enum tile_set)set));
}

static void print_sets(void)
{
    char sets[TILE_SETS_COUNT * TILE_ID_SIZE];
    list_sets((1u << TILE_SETS_COUNT) - 1, sets, sizeof sets);
    printf(_("Tile sets, for --sets LIST: %s\n"), sets);
    list_sets(SETS_DEFAULT, sets, sizeof sets);
    printf(_("Without --sets: %s\n"), sets);
}

static void print_aids(void)
{
#define X(aid, name) " " #name
    printf(_("The aids, for --aids LIST:%s\n"), PLAIN_AIDS(X));
    printf(_("Advice, not included in 'all':%s\n"), ADVICE(X));
#undef X
}

/* `levels` is a sentence with a place for the list. */
static void print_levels(const char *levels)
{
#define X(level, name, ...) " " name
    printf(_(levels), BOT_LEVELS(X));
#undef X
}

static void print_new(void)
{
    printf("%s\n", _("Usage: bastide [new] [OPTION ...]; starts a game"));
    printf("%s\n", _("Options"));
#define X(name, word, letter, argument, help, with) print_switch(word, letter, argument, help);
    CLI_GAME_SWITCHES(X)
#undef X
    print_levels(N_("The levels, for --bot NAME=LEVEL:%s\n"));
    print_sets();
    print_aids();
}

static void print_enter(void)
{
    printf("%s\n", _("Usage: bastide enter [--player NAME --player NAME ...] [OPTION ...]"));
    printf("%s\n", _("Keeps the score of a game that you play on a real table: which tile was"));
    printf("%s\n", _("drawn and where it went, followers, auctions by their outcome. The rules"));
    printf("%s\n", _("are checked and points counted; anything can be undone."));
    printf("%s\n", _("A tile is found by its edges, typed clockwise from any of them:"));
    printf("  %s\n", _("c city, r road, f field; with --plain, also by its number or ID"));
    printf("%s\n", _("Without two players, they are asked for."));
    printf("%s\n", _("Options: --player, --sets, --edition, --option and --aids of a new game"));
    print_sets();
    print_aids();
    printf(_("Example: %s\n"), "bastide enter -p Ann -p Ben --sets base,inns");
}

static void print_practice(void)
{
    printf("%s\n",
           _("Usage: bastide practice [OPTION ...]; one bazaar after another, from games that"));
    printf("%s\n", _("the computer plays, or from a saved game. You choose, bid, buy and"));
    printf("%s\n", _("sell; then a review says what every tile and every decision was worth."));
    printf("%s\n",
           _("--player NAME: you; repeat it to practise with friends. --bot NAME=LEVEL: a"));
    printf("%s\n",
           _("computer player who also bids. With --from FILE both name players of that game."));
    printf("%s\n", _("--playouts N: games played to the end for the values; default: 2000"));
    printf("%s\n", _("Options, besides these and --sets, --edition, --option and --seed"));
#define X(name, word, letter, argument, help, with) print_switch(word, letter, argument, help);
    CLI_PRACTICE_SWITCHES(X)
#undef X
    print_levels(N_("Levels, for --level LEVEL:%s\n"));
    print_sets();
    printf(_("Example: %s\n"), "bastide practice -p Ann --stage late --auctions 10");
}

static void print_match(void)
{
    printf("%s\n", _("Usage: bastide match --seat LEVEL --seat LEVEL [OPTION ...]"));
    printf("%s\n", _("Lets computer players play, each game once with each seating and the same"));
    printf("%s\n", _("tiles. Prints wins, scores, the margin of the first, and CPU time."));
    printf("%s\n", _("LEVEL:N runs N simulations a turn, LEVEL:Nms thinks for N milliseconds."));
    printf("%s\n", _("--json: a line a game instead, to be added up by --merge"));
    printf("%s\n", _("Options, besides --sets, --edition, --option and --seed of a new game"));
#define X(name, word, letter, argument, help, with) print_switch(word, letter, argument, help);
    CLI_MATCH_SWITCHES(X)
#undef X
    print_levels(N_("Levels, for --seat LEVEL:%s\n"));
    print_sets();
    printf(_("Example: %s\n"), "bastide match -S expert -S hard --games 200 --sets base --seed 1");
}

static void print_export(void)
{
    printf("%s\n", _("Usage: bastide export FILE [FORMAT] [OPTION ...] [OUT]"));
    printf("%s\n", _("Draws the board and the scores of the game in FILE, to OUT or, without"));
    printf("%s\n", _("OUT, to standard output. An existing file is not overwritten."));
    printf("%s\n", _("Formats and options, besides --theme"));
#define X(name, word, letter, argument, help, with) print_switch(word, letter, argument, help);
    CLI_EXPORT_SWITCHES(X)
#undef X
    printf(_("Example: %s\n"), "bastide export game.bastide --png --turn 30 game.png");
}

static void print_look(void)
{
    printf("%s\n", _("Options of every command: how you like the program, for this run only"));
#define X(name, word, letter, argument, help, with) print_switch(word, letter, argument, help);
    CLI_LOOK_SWITCHES(X)
#undef X
}

static char mark_of(enum option option, unsigned value)
{
    return value == option_of_edition(option, EDITION_DEFAULT) ? '*' : ' ';
}

/* With the mark before it and the blanks around that. */
static int value_width(enum option option, unsigned value)
{
    return 3 + grapheme_text_width(option_value_name(option, value));
}

/* The values follow on the same line if there is room. */
static void print_option_briefly(enum option option)
{
    int width =
        printf("%-15s ", option_name(option)) + grapheme_text_width(_(option_sentence(option))) + 1;
    for (unsigned value = 0; value < OPTION_VALUES_MAX; value++)
        width += value_width(option, value);
    printf("%s%s", _(option_sentence(option)), width <= SCREEN_COLS ? " " : "\n ");
    for (unsigned value = 0; value < OPTION_VALUES_MAX; value++)
        printf(" %c %s", mark_of(option, value), option_value_name(option, value));
    printf("\n");
}

static void print_options(void)
{
    printf("%s\n", _("Options of the rules, for --option NAME=VALUE; * is the default"));
    for (unsigned o = 0; o < OPTIONS_COUNT; o++)
        print_option_briefly((enum option)o);
    printf("%s\n", _("'bastide --help SET' explains the values of a set's options"));
}

/* Whether one line has room for all values and what they mean: "  * any: any two city ends
 * semicircle: two semicircles only". */
static bool is_short(enum option option)
{
    int width = 1;
    for (unsigned value = 0; value < OPTION_VALUES_MAX; value++)
        width += value_width(option, value) + 2 +
                 grapheme_text_width(_(option_value_sentence(option, value)));
    return width <= SCREEN_COLS;
}

static void print_values_closely(enum option option)
{
    printf(" ");
    for (unsigned value = 0; value < OPTION_VALUES_MAX; value++)
        printf(" %c %s: %s", mark_of(option, value), option_value_name(option, value),
               _(option_value_sentence(option, value)));
    printf("\n");
}

static void print_values(enum option option)
{
    for (unsigned value = 0; value < OPTION_VALUES_MAX; value++)
        printf("  %c %-14s %s\n", mark_of(option, value), option_value_name(option, value),
               _(option_value_sentence(option, value)));
}

/* Each value has a line of its own, if the screen has room for so many. */
static void print_set(enum tile_set set)
{
    unsigned options = 0;
    printf(_("Options of the rules with --sets %s; * is the default\n"), tile_set_name(set));
    for (unsigned o = 0; o < OPTIONS_COUNT; o++)
        options += option_set((enum option)o) == set;
    bool is_crowded = options * (1 + OPTION_VALUES_MAX) > SCREEN_ROWS - 1;
    for (unsigned o = 0; o < OPTIONS_COUNT; o++) {
        enum option option = (enum option)o;
        if (option_set(option) != set)
            continue;
        printf("%-15s %s\n", option_name(option), _(option_sentence(option)));
        if (is_crowded && is_short(option))
            print_values_closely(option);
        else
            print_values(option);
    }
    if (options == 0)
        printf("%s\n", _("none"));
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
    printf("%s\n", _("Editions of the rules, for --edition NAME"));
    for (unsigned e = 0; e < EDITIONS_COUNT; e++)
        printf("  %-14s %s%s\n", edition_name((enum edition)e),
               _(edition_sentence((enum edition)e)),
               e == EDITION_DEFAULT ? _("; the default") : "");
    printf("\n");
    print_padded(_("option"), 16);
    for (unsigned e = 0; e < EDITIONS_COUNT; e++)
        print_column(edition_name((enum edition)e), e);
    for (unsigned o = 0; o < OPTIONS_COUNT; o++) {
        enum option option = (enum option)o;
        printf("%-16s", option_name(option));
        for (unsigned e = 0; e < EDITIONS_COUNT; e++)
            print_column(option_value_name(option, option_of_edition(option, (enum edition)e)), e);
    }
}

static void print_licence(void)
{
    cli_print_licence();
}

struct topic {
    const char *name;
    void (*print)(void);
};

static const struct topic topics[CLI_TOPIC_SETS] = {[CLI_TOPIC_NONE] = {"", print_words},
#define X(topic, word) [CLI_TOPIC_##topic] = {#word, print_##word},
                                                    CLI_TOPICS_OF_HELP(X)
#undef X
};

static void print_topics(void)
{
    printf("   ");
    for (unsigned topic = CLI_TOPIC_NEW; topic < CLI_TOPIC_SETS; topic++)
        printf(" %s", topics[topic].name);
    printf("\n");
}

enum cli_topic cli_topic_find(const char *name)
{
    for (unsigned topic = CLI_TOPIC_NEW; topic < CLI_TOPIC_SETS; topic++)
        if (strcmp(name, topics[topic].name) == 0)
            return (enum cli_topic)topic;
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        if (strcmp(name, tile_set_name((enum tile_set)set)) == 0)
            return (enum cli_topic)(CLI_TOPIC_SETS + set);
    return CLI_TOPIC_NONE;
}

bool cli_print_help(enum cli_topic topic)
{
    if (topic < CLI_TOPIC_SETS)
        topics[topic].print();
    else
        print_set((enum tile_set)(topic - CLI_TOPIC_SETS));
    return fflush(stdout) == 0 && !ferror(stdout);
}
