/* The switches: reading them, and which may stand with which command. */

/* getopt's `struct option` has the tag of our `enum option`. */
#define option getopt_option
#include <getopt.h>
#undef option

#include "cli/reading.h"

#include <stdio.h>
#include <string.h>

const struct switch_words cli_switches[SWITCHES_COUNT] = {
#define X(name, word, letter, argument, help, with)                                                \
    [SWITCH_##name] = {word, argument, WITH_##with, letter},
    CLI_SWITCHES(X)
#undef X
};

/* Switches that say what is to be done. */

static bool read_plain(struct reading *reading, enum switch_place found, const char *value,
                       struct problem *problem)
{
    (void)found, (void)value, (void)problem;
    reading->task = CLI_PLAIN;
    return true;
}

static bool read_help(struct reading *reading, enum switch_place found, const char *value,
                      struct problem *problem)
{
    (void)value, (void)problem;
    reading->task = found == SWITCH_HELP ? CLI_HELP : CLI_VERSION;
    return true;
}

static switch_reader *const readers[SWITCHES_COUNT] = {
    [SWITCH_PLAYER] = cli_read_player,
    [SWITCH_BOT] = cli_read_bot,
    [SWITCH_SETS] = cli_read_setting,
    [SWITCH_EDITION] = cli_read_setting,
    [SWITCH_OPTION] = cli_read_option,
    [SWITCH_SEED] = cli_read_setting,
    [SWITCH_AIDS] = cli_read_aids,
    [SWITCH_FROM] = cli_read_from,
    [SWITCH_STAGE] = cli_read_stage,
    [SWITCH_DUE] = cli_read_due,
    [SWITCH_AUCTIONS] = cli_read_auctions,
    [SWITCH_LEVEL] = cli_read_level,
    [SWITCH_SEAT] = cli_read_seat,
    [SWITCH_ENGINE] = cli_read_engine,
    [SWITCH_GAMES] = cli_read_games,
    [SWITCH_PLAYOUTS] = cli_read_playouts,
    [SWITCH_MS] = cli_read_ms,
    [SWITCH_JOBS] = cli_read_jobs,
    [SWITCH_SKIP] = cli_read_skip,
    [SWITCH_RECORDS] = cli_read_records,
    [SWITCH_MERGE] = cli_read_merge,
    [SWITCH_TEXT] = cli_read_format,
    [SWITCH_ANSI] = cli_read_format,
    [SWITCH_SVG] = cli_read_format,
    [SWITCH_PNG] = cli_read_format,
    [SWITCH_GIF] = cli_read_format,
    [SWITCH_CAST] = cli_read_format,
    [SWITCH_TURN] = cli_read_turn,
    [SWITCH_TILE] = cli_read_tile,
    [SWITCH_SIZE] = cli_read_size,
    [SWITCH_JSON] = cli_read_json,
    [SWITCH_PLAIN] = read_plain,
    [SWITCH_THEME] = cli_read_theme,
    [SWITCH_LANGUAGE] = cli_read_language,
    [SWITCH_NO_MOUSE] = cli_read_mouse,
    [SWITCH_HINTS] = cli_read_hints,
    [SWITCH_KEYS] = cli_read_keys,
    [SWITCH_HELP] = read_help,
    [SWITCH_VERSION] = read_help,
};

bool cli_read_number(enum switch_place found, const char *text, long most, unsigned *number,
                     struct problem *problem)
{
    long value;
    if (!word_number(word_whole(text), 1, most, &value))
        return problem_say(problem, _("--%s '%s': expected a whole number from 1 to %ld"),
                           cli_switches[found].word, text, most);
    *number = (unsigned)value;
    return true;
}

static void list_switches(char *text, size_t size)
{
    text[0] = '\0';
    for (unsigned s = 0; s < SWITCHES_COUNT; s++) {
        char name[24];
        snprintf(name, sizeof name, "--%s", cli_switches[s].word);
        choice_add(text, size, s, SWITCHES_COUNT, name);
    }
}

/* Reports `word`, which getopt_long rejected with `verdict` ':' (argument missing) or '?'. */
static bool refuse_switch(int verdict, const char *word, struct problem *problem)
{
    char known[560];
    char letter[3] = {'-', (char)optopt, '\0'};
    /* In a group of letters, the word in question may be the previous one. */
    if (strncmp(word, "--", 2) != 0)
        word = letter;
    if (verdict == ':')
        return problem_say(problem, _("option %s: expected an argument"), word);
    list_switches(known, sizeof known);
    return problem_say(problem, _("unknown option %s: expected %s"), word, known);
}

/* getopt_long's tables, made from ours; it returns SWITCH_LETTER + the index of a long name. */
enum { SWITCH_LETTER = 256 };

static enum switch_place find_switch(int verdict)
{
    if (verdict >= SWITCH_LETTER)
        return (enum switch_place)(verdict - SWITCH_LETTER);
    unsigned s = 0;
    while (s < SWITCHES_COUNT && (verdict == 0 || verdict != cli_switches[s].letter))
        s++;
    return (enum switch_place)s;
}

static bool read_switch(struct reading *reading, enum switch_place found, struct problem *problem)
{
    reading->said |= (uint64_t)1 << found;
    return readers[found](reading, found, optarg, problem);
}

bool cli_read_switches(int argc, char **argv, struct reading *reading, struct problem *problem)
{
    struct getopt_option longs[SWITCHES_COUNT + 1] = {{0}};
    char letters[2 * SWITCHES_COUNT + 2] = ":";
    for (int s = 0; s < SWITCHES_COUNT; s++) {
        bool takes = cli_switches[s].argument != NULL;
        longs[s] = (struct getopt_option){.name = cli_switches[s].word,
                                          .has_arg = takes ? required_argument : no_argument,
                                          .val = SWITCH_LETTER + s};
        if (cli_switches[s].letter != 0)
            snprintf(letters + strlen(letters), sizeof letters - strlen(letters), "%c%s",
                     cli_switches[s].letter, takes ? ":" : "");
    }
    opterr = 0;
    for (int verdict; (verdict = getopt_long(argc, argv, letters, longs, NULL)) != -1;) {
        if (cli_only_prints(reading))
            continue; /* nothing more is read, but the words are moved to the end */
        if (verdict == '?' || verdict == ':')
            return refuse_switch(verdict, argv[optind - 1], problem);
        if (!read_switch(reading, find_switch(verdict), problem))
            return false;
    }
    return true;
}

bool cli_speaks_of_games(const struct reading *reading)
{
    for (unsigned s = 0; s < SWITCHES_COUNT; s++)
        if (cli_is_said(reading, (enum switch_place)s) &&
            !(cli_switches[s].with >> COMMAND_TITLE & 1u))
            return true;
    return false;
}

/* "'new' or 'match'" */
static void list_commands_with(unsigned with, char *text, size_t size)
{
    unsigned count = 0, index = 0;
    for (unsigned c = 0; c < COMMANDS_COUNT; c++)
        count += with >> c & 1u;
    text[0] = '\0';
    for (unsigned c = 0; c < COMMANDS_COUNT; c++) {
        char name[24];
        snprintf(name, sizeof name, "'%s'", cli_commands[c].word);
        if (with >> c & 1u)
            choice_add(text, size, index++, count, name);
    }
}

bool cli_check_switches(enum command command, const struct reading *reading,
                        struct problem *problem)
{
    for (unsigned s = 0; s < SWITCHES_COUNT; s++) {
        char with[80];
        if (!cli_is_said(reading, (enum switch_place)s) || cli_switches[s].with >> command & 1u)
            continue;
        list_commands_with(cli_switches[s].with, with, sizeof with);
        return problem_say(problem, _("option --%s: expected with %s only, not with '%s'"),
                           cli_switches[s].word, with, cli_commands[command].word);
    }
    return true;
}
