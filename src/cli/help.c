/* The text of --help; no page but the licence is longer than a small screen, and none wider. */
#include "cli/cli.h"
#include "commit.h"
#include "language/language.h"
#include "licence.h"
#include "text/setup.h"
#include "training/drill.h"
#include "training/fault.h"
#include "unicode/glyph.h"
#include "wording/setup_words.h"

#include <stdio.h>
#include <string.h>

/* The screen that every page fits, below the line of the shell. */
enum { SCREEN_ROWS = 23, SCREEN_COLS = 80 };

/* printf pads by bytes, of which a column has several outside ASCII. */
static void print_padded(const char *text, int cols)
{
    printf("%-*s", cols + (int)strlen(text) - grapheme_text_width(text), text);
}

/* The name of a row with its argument, and what it means. */
static void print_row(const char *name, const struct cli_row *row)
{
    char words[32];
    snprintf(words, sizeof words, "%s %s", name, row->argument[0] ? _(row->argument) : "");
    print_padded(words, 20);
    printf(" %s\n", _(row->help));
}

static void print_switches(enum switch_place first, enum switch_place last)
{
    for (unsigned s = first; s <= last; s++) {
        char name[24];
        snprintf(name, sizeof name, "--%s", cli_switches[s].word);
        printf(cli_switches[s].letter != 0 ? "  -%c, " : "      ", cli_switches[s].letter);
        print_row(name, &cli_switches[s]);
    }
}

static void print_words(void)
{
    puts(_("Usage: bastide [COMMAND] [OPTION ...]; a tile game for two to six"));
    for (const struct cli_row *row = cli_commands; row < cli_commands + COMMANDS_COUNT; row++) {
        printf("  ");
        print_row(row->word[0] ? row->word : _("(none)"), row);
    }
    print_switches(SWITCH_PLAIN, SWITCH_VERSION);
#define X(topic, word) " " #word
    printf(_("Topics:%s\n"), CLI_TOPICS_OF_HELP(X));
#undef X
}

/* "base,bcb": as --sets takes them, but for where a long line is broken. */
static void list_sets(unsigned sets, char *text, size_t size)
{
    enum { LINE_COLS = 48 }; /* beside what stands before it */
    size_t line = 0;
    text[0] = '\0';
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++) {
        if (!(sets >> set & 1u))
            continue;
        const char *name = tile_set_name((enum tile_set)set);
        bool is_full = strlen(text) - line + strlen(name) + 2 > LINE_COLS;
        snprintf(text + strlen(text), size - strlen(text), "%s%s%s", text[0] ? "," : "",
                 is_full ? "\n    " : "", name);
        if (is_full)
            line = strlen(text) - strlen(name);
    }
}

static void print_sets(void)
{
    char sets[TILE_SETS_COUNT * TILE_ID_SIZE];
    list_sets(SETS_KNOWN, sets, sizeof sets);
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
    puts(_("Usage: bastide [new] [OPTION ...]; starts a game"));
    puts(_("Options"));
    print_switches(SWITCH_PLAYER, SWITCH_AIDS);
    puts(_("--engine NAME='CMD': a player for whom the program CMD plays"));
    print_levels(N_("The levels, for --bot NAME=LEVEL:%s\n"));
    print_sets();
    print_aids();
}

static void print_enter(void)
{
    puts(_("Usage: bastide enter [--player NAME --player NAME ...] [OPTION ...]"));
    puts(_("Keeps the score of a game that you play on a real table: which tile was"));
    puts(_("drawn and where it went, followers, auctions by their outcome. The rules"));
    puts(_("are checked and points counted; anything can be undone."));
    puts(_("A tile is found by its edges, typed clockwise from any of them:"));
    printf("  %s\n", _("c city, r road, f field; with --plain, also by its number or ID"));
    puts(_("Without two players, they are asked for."));
    puts(_("Options: --player, --sets, --edition, --option and --aids of a new game"));
    print_sets();
    print_aids();
    printf(_("Example: %s\n"), "bastide enter -p Ann -p Ben --sets base,inns");
}

static void print_join(void)
{
    puts(_("Usage: bastide join [FILE] [--as NAME ...]; without FILE, the last game"));
    puts(_("Everybody at the table joins the same record, each at their own terminal."));
    puts(_("Options"));
    print_switches(SWITCH_AS, SWITCH_CONFINED);
    puts(_("Without --as, all seats that nobody else has. Computer players are played by"));
    puts(_("whoever sat down first. With --unseen nobody can know the tiles of a new game."));
    printf(_("Example: %s\n"), "bastide join game.bastide --as Ann");
    printf(_("Example: %s\n"), "bastide new -p Ann -p Ben --unseen --as Ann");
}

static void print_practice(void)
{
    puts(_("Usage: bastide practice [OPTION ...]; one bazaar after another, from games that"));
    puts(_("the computer plays, or from a saved game. You choose, bid, buy and"));
    puts(_("sell; then a review says what every tile and every decision was worth."));
    puts(_("--player NAME: you; repeat it to practise with friends. --bot NAME=LEVEL: a"));
    puts(_("computer player who also bids. With --from FILE both name players of that game."));
    puts(_("--playouts N: games played to the end for the values; default: 2000"));
    puts(_("Options, besides these and --sets, --edition, --option and --seed"));
    print_switches(SWITCH_FROM, SWITCH_LEVEL);
#define X(drill, word) " " word
    printf(_("Drills, for --drill NAME:%s\n"), PRACTICE_DRILLS(X));
#undef X
#define X(fault, word) " " word
    printf(_("Faults, for --fault NAME:%s\n"), PLAYER_FAULTS(X) " " FAULT_ANY);
#undef X
    print_levels(N_("Levels, for --level LEVEL:%s\n"));
    puts(_("Tile sets, for --sets LIST: see 'bastide --help new'"));
    printf(_("Example: %s\n"), "bastide practice -p Ann --stage late --auctions 10");
}

static void print_match(void)
{
    puts(_("Usage: bastide match --seat LEVEL --seat LEVEL [OPTION ...]"));
    puts(_("Lets computer players play, each game once with each seating and the same"));
    puts(_("tiles. Prints wins, scores, the margin of the first, and CPU time."));
    puts(_("LEVEL:N runs N simulations a turn, LEVEL:Nms thinks for N milliseconds."));
    puts(_("--json: a line a game instead, to be added up by --merge"));
    puts(_("Options, besides --sets, --edition, --option and --seed of a new game"));
    print_switches(SWITCH_SEAT, SWITCH_MERGE);
    print_levels(N_("Levels, for --seat LEVEL:%s\n"));
    print_sets();
    printf(_("Example: %s\n"), "bastide match -S expert -S hard --games 200 --sets base --seed 1");
}

static void print_export(void)
{
    puts(_("Usage: bastide export FILE [FORMAT] [OPTION ...] [OUT]"));
    puts(_("Draws the board and the scores of the game in FILE, to OUT or, without"));
    puts(_("OUT, to standard output. An existing file is not overwritten."));
    puts(_("Formats and options, besides --theme"));
    print_switches(SWITCH_TEXT, SWITCH_JSON);
    printf(_("Example: %s\n"), "bastide export game.bastide --png --turn 30 game.png");
}

static void print_look(void)
{
    puts(_("Options of every command: how you like the program, for this run only"));
    print_switches(SWITCH_THEME, SWITCH_KEYS);
}

static char mark_of(enum option option, unsigned value)
{
    return value == option_of_edition(option, EDITION_DEFAULT) ? '*' : ' ';
}

/* With the mark before it and the blanks around that. */
static int value_width(enum option option, unsigned value)
{
    return 3 + grapheme_text_width(option_words[option].value[value].name);
}

/* The values follow on the same line if there is room. */
static void print_option_briefly(enum option option)
{
    int width = printf("%-15s ", option_words[option].name) +
                grapheme_text_width(_(option_words[option].sentence)) + 1;
    for (unsigned value = 0; value < OPTION_VALUES_MAX; value++)
        width += value_width(option, value);
    printf("%s%s", _(option_words[option].sentence), width <= SCREEN_COLS ? " " : "\n ");
    for (unsigned value = 0; value < OPTION_VALUES_MAX; value++)
        printf(" %c %s", mark_of(option, value), option_words[option].value[value].name);
    printf("\n");
}

static void print_options(void)
{
    puts(_("Options of the rules, for --option NAME=VALUE; * is the default"));
    for (unsigned o = 0; o < OPTIONS_COUNT; o++)
        print_option_briefly((enum option)o);
    puts(_("'bastide --help SET' explains the values of a set's options"));
}

/* Whether one line has room for all values and what they mean: "  * any: any two city ends
 * semicircle: two semicircles only". */
static bool is_short(enum option option)
{
    int width = 1;
    for (unsigned value = 0; value < OPTION_VALUES_MAX; value++)
        width += value_width(option, value) + 2 +
                 grapheme_text_width(_(option_words[option].value[value].sentence));
    return width <= SCREEN_COLS;
}

static void print_values_closely(enum option option)
{
    printf(" ");
    for (unsigned value = 0; value < OPTION_VALUES_MAX; value++)
        printf(" %c %s: %s", mark_of(option, value), option_words[option].value[value].name,
               _(option_words[option].value[value].sentence));
    printf("\n");
}

static void print_values(enum option option)
{
    for (unsigned value = 0; value < OPTION_VALUES_MAX; value++)
        printf("  %c %-14s %s\n", mark_of(option, value), option_words[option].value[value].name,
               _(option_words[option].value[value].sentence));
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
        printf("%-15s %s\n", option_words[option].name, _(option_words[option].sentence));
        if (is_crowded && is_short(option))
            print_values_closely(option);
        else
            print_values(option);
    }
    if (options == 0)
        puts(_("none"));
}

/* The last column ends its line. */
static void print_column(const char *text, unsigned column)
{
    if (column + 1 < EDITIONS_COUNT)
        printf("%-15s", text);
    else
        printf("%s\n", text);
}

static bool differs_between_editions(enum option option)
{
    unsigned edition = 1;
    while (edition < EDITIONS_COUNT && option_of_edition(option, (enum edition)edition) ==
                                           option_of_edition(option, (enum edition)0))
        edition++;
    return edition < EDITIONS_COUNT;
}

static void print_editions(void)
{
    puts(_("Editions of the rules, for --edition NAME"));
    for (unsigned e = 0; e < EDITIONS_COUNT; e++)
        printf("  %-14s %s%s\n", edition_words[e].name, _(edition_words[e].sentence),
               e == EDITION_DEFAULT ? _("; the default") : "");
    printf("\n");
    print_padded(_("option"), 16);
    for (unsigned e = 0; e < EDITIONS_COUNT; e++)
        print_column(edition_words[e].name, e);
    for (unsigned o = 0; o < OPTIONS_COUNT; o++) {
        enum option option = (enum option)o;
        if (!differs_between_editions(option))
            continue;
        printf("%-16s", option_words[option].name);
        for (unsigned e = 0; e < EDITIONS_COUNT; e++)
            print_column(
                option_words[option].value[option_of_edition(option, (enum edition)e)].name, e);
    }
    puts(_("All other options are the same in every edition."));
}

static void print_licence(void)
{
    for (size_t line = 0; line < sizeof licence_lines / sizeof licence_lines[0]; line++)
        printf("%s\n", licence_lines[line]);
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

/* What --version prints is what a report of a bug should say of the program, and under which terms
 * it may be passed on, in the language those were written in. */

const char *cli_version(void)
{
    static const char version[] = BASTIDE_VERSION " " BASTIDE_COMMIT;
    static const char released[] = BASTIDE_VERSION;
    return BASTIDE_COMMIT[0] != '\0' ? version : released;
}

bool cli_print_version(void)
{
    const struct language *list;
    size_t languages = language_list(&list);
    printf("bastide %s\n", BASTIDE_VERSION);
    if (BASTIDE_COMMIT[0] != '\0')
        printf("commit: %s\n", BASTIDE_COMMIT);
    printf("sets:");
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        printf(" %s", tile_set_name((enum tile_set)set));
    printf("\nlanguages:");
    for (size_t language = 0; language < languages; language++)
        printf(" %s", list[language].code);
    printf("\nbuilt with: %s\n", BASTIDE_BUILT_WITH);
    printf("licence: MIT%s; see bastide --help licence\n",
           export_has(EXPORT_PNG) ? ", and of the letters in pictures the SIL Open Font License 1.1"
                                  : "");
    return fflush(stdout) == 0 && !ferror(stdout);
}
