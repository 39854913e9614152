/* The switches: reading them, and which may stand with which command. */

/* getopt's `struct option` has the tag of our `enum option`. */
#define option getopt_option
#include <getopt.h>
#undef option

#include "cli/reading.h"

#include <stdio.h>
#include <string.h>

static switch_reader *const readers[SWITCHES_COUNT] = {
#define X(name, word, letter, argument, help, with, reader) [SWITCH_##name] = cli_read_##reader,
    CLI_SWITCHES(X)
#undef X
};

/* That it was said is noted. */
bool cli_read_nothing(struct reading *reading)
{
    (void)reading;
    return true;
}

bool cli_read_help(struct reading *reading)
{
    reading->request->task = reading->found == SWITCH_HELP ? CLI_HELP : CLI_VERSION;
    return true;
}

bool cli_refuse(struct reading *reading, const struct bad_text *bad)
{
    return problem_say(reading->problem, "--%s %s", cli_switches[reading->found].word, bad->reason);
}

bool cli_read_whole(struct reading *reading, const char *text, long most, unsigned *number)
{
    long value;
    if (!word_number(word_whole(text), 1, most, &value))
        return problem_say(reading->problem, _("--%s '%s': expected a whole number from 1 to %ld"),
                           cli_switches[reading->found].word, text, most);
    *number = (unsigned)value;
    return true;
}

/* From 1 on. */
bool cli_read_number(struct reading *reading)
{
    struct cli_request *request = reading->request;
    const struct {
        enum switch_place place;
        long most;
        unsigned *number;
    } numbers[] = {
        {SWITCH_AUCTIONS, PRACTICE_AUCTIONS_MAX, &request->play.practice.auctions},
        {SWITCH_GAMES, MATCH_GAMES_MAX, &request->match.games},
        {SWITCH_PLAYOUTS, MATCH_PLAYOUTS_MAX, &reading->playouts},
        {SWITCH_MS, MATCH_MS_MAX, &request->match.budget.ms},
        {SWITCH_JOBS, MATCH_JOBS_MAX, &request->match.jobs},
        {SWITCH_TURN, UINT8_MAX, &request->order.request.turn},
        {SWITCH_TILE, EXPORT_TILE_MAX, &request->order.request.tile},
    };
    size_t n = 0;
    while (numbers[n].place != reading->found)
        n++;
    return cli_read_whole(reading, reading->value, numbers[n].most, numbers[n].number);
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

bool cli_read_switches(int argc, char **argv, struct reading *reading)
{
    struct getopt_option longs[SWITCHES_COUNT + 1] = {{0}};
    char letters[2 * SWITCHES_COUNT + 2] = ":";
    for (int s = 0; s < SWITCHES_COUNT; s++) {
        bool takes = cli_switches[s].argument[0] != '\0';
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
            return refuse_switch(verdict, argv[optind - 1], reading->problem);
        reading->found = find_switch(verdict);
        reading->value = optarg;
        reading->said |= (uint64_t)1 << reading->found;
        if (!readers[reading->found](reading))
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

bool cli_check_switches(enum command command, const struct reading *reading)
{
    for (unsigned s = 0; s < SWITCHES_COUNT; s++) {
        char with[80];
        if (!cli_is_said(reading, (enum switch_place)s) || cli_switches[s].with >> command & 1u)
            continue;
        list_commands_with(cli_switches[s].with, with, sizeof with);
        return problem_say(reading->problem, _("option --%s: expected with %s only, not with '%s'"),
                           cli_switches[s].word, with, cli_commands[command].word);
    }
    return true;
}
