/* getopt's `struct option` has the tag of our `enum option`. */
#define option getopt_option
#include <getopt.h>
#undef option

#include "cli/cli.h"

#include "play/store.h"
#include "play/watch.h"
#include "text/setup.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* The switches: reading them, and which may stand with which command. */

static switch_reader *const readers[SWITCHES_COUNT] = {
#define X(name, word, letter, argument, help, with, reader) [SWITCH_##name] = cli_read_##reader,
    CLI_SWITCHES(X)
#undef X
};

/* Notes that it was given. */
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
        {SWITCH_TURN, TURN_READ_MAX, &request->order.request.turn},
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

/* Whether there is nothing to do but print the help or the version. */
static bool only_prints(const struct reading *reading)
{
    return cli_is_said(reading, SWITCH_HELP) || cli_is_said(reading, SWITCH_VERSION);
}

/* Up to a switch that asks for help. */
static bool read_switches(int argc, char **argv, struct reading *reading)
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
        if (only_prints(reading))
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

/* Whether a switch was given that is about a game or a match. */
static bool speaks_of_games(const struct reading *reading)
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

/* Whether all switches given may stand with the command. */
static bool check_switches(enum command command, const struct reading *reading)
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

/* The command, and what it asks for. */

static bool find_command(const char *word, enum command *command, struct problem *problem)
{
    char known[320] = "";
    for (unsigned c = COMMAND_NEW; c < COMMANDS_COUNT; c++) {
        char name[40];
        const struct cli_row *row = &cli_commands[c];
        if (strcmp(word, row->word) == 0) {
            *command = (enum command)c;
            return true;
        }
        bool is_alone = row->argument[0] == '\0';
        snprintf(name, sizeof name, is_alone ? "%s" : "%s %s", row->word,
                 is_alone ? "" : _(row->argument));
        choice_add(known, sizeof known, c - COMMAND_NEW, COMMANDS_COUNT - COMMAND_NEW, name);
    }
    return problem_say(problem, _("unknown command '%s': expected %s"), word, known);
}

static bool can_watch(const char *path, struct problem *problem)
{
    struct watch watch;
    bool can = watch_begin(&watch, path, problem);
    watch_end(&watch);
    return can;
}

/* Checks that the game can be opened, so that any problem is reported before the screen starts. A
 * record to be repaired is checked by the repair. */
static bool check_game(const struct start_request *request, struct problem *problem)
{
    struct stored_game game;
    switch (request->start) {
    case START_CONTINUE:
        return store_latest_to_play(&game, problem);
    case START_REPAIR:
        return store_can_repair(request->path, problem);
    case START_LOAD:
    case START_REPLAY:
    case START_SHOW:
        return store_can_open(request->path, problem);
    case START_WATCH:
        return can_watch(request->path, problem);
    case START_TITLE:
    case START_NEW:
    case START_STATISTICS:
    case START_TUTORIAL:
    case START_PRACTICE: /* checked as it was settled */
    case START_JOIN:     /* seats can be taken meanwhile: checked by whoever joins */
        break;
    }
    return true;
}

/* What was written last is somebody's own business: which game it is must be said. */
static bool settle_confined(struct reading *reading)
{
    struct start_request *play = &reading->request->play;
    play->is_confined = play->settings.are_for_now = true;
    return play->path != NULL ||
           problem_say(reading->problem, _("--confined: expected a FILE, the game to keep to"));
}

static bool settle_command(enum command command, struct reading *reading)
{
    static const enum start starts[COMMANDS_COUNT] = {
        [COMMAND_NEW] = START_NEW,           [COMMAND_ENTER] = START_NEW,
        [COMMAND_CONTINUE] = START_CONTINUE, [COMMAND_LOAD] = START_LOAD,
        [COMMAND_REPAIR] = START_REPAIR,     [COMMAND_REPLAY] = START_REPLAY,
        [COMMAND_WATCH] = START_WATCH,       [COMMAND_STATS] = START_STATISTICS,
        [COMMAND_TUTORIAL] = START_TUTORIAL, [COMMAND_PRACTICE] = START_PRACTICE,
        [COMMAND_SHOW] = START_SHOW,         [COMMAND_DAILY] = START_PRACTICE,
        [COMMAND_JOIN] = START_JOIN,
    }; /* START_TITLE for all others */
    struct cli_request *request = reading->request;
    bool is_plain = cli_is_said(reading, SWITCH_PLAIN);
    request->play.start = starts[command];
    /* Statistics and games to read, or to hand on. */
    if (is_plain || command == COMMAND_STATS || command == COMMAND_SHOW)
        request->task = CLI_PLAIN;
    if (request->play.other != NULL)
        request->task = CLI_COMPARE;
    if (command == COMMAND_ENGINE)
        request->task = CLI_ENGINE;
    if (command == COMMAND_KEYS)
        request->task = CLI_KEYS;
    if (cli_is_said(reading, SWITCH_JSON))
        request->task = CLI_JSON;
    if (is_plain && command == COMMAND_TUTORIAL)
        return problem_say(reading->problem,
                           _("'tutorial': expected without --plain, it needs the screen"));
    if (!check_switches(command, reading))
        return false;
    if (command == COMMAND_MATCH)
        return cli_settle_match(reading);
    if (reading->no_program.text[0] != '\0') {
        *reading->problem = reading->no_program;
        return false;
    }
    if (command == COMMAND_EXPORT)
        return cli_settle_export(reading);
    if (command == COMMAND_PRACTICE)
        return cli_settle_practice(reading);
    if (command == COMMAND_DAILY)
        return cli_settle_daily(reading);
    if (command == COMMAND_ENTER)
        request->play.head.chance = RECORD_CHANCE_MANUAL;
    if (cli_is_said(reading, SWITCH_CONFINED) && !settle_confined(reading))
        return false;
    return cli_settle_group(reading) && cli_settle_new(reading) &&
           check_game(&request->play, reading->problem);
}

/* The word with --help: a topic, or a command, which the first page describes. */
static bool read_topic(const char *word, enum cli_topic *topic, struct problem *problem)
{
    enum command command;
    struct problem unknown;
    *topic = cli_topic_find(word);
    if (*topic != CLI_TOPIC_NONE || find_command(word, &command, &unknown))
        return true;
    return problem_say(problem,
                       _("--help '%s': expected a topic or a command; 'bastide --help' lists them"),
                       word);
}

/* The command, and what follows it. */
static bool read_words(int argc, char **argv, struct reading *reading, enum command *command)
{
    struct cli_request *request = reading->request;
    if (optind < argc && !find_command(argv[optind++], command, reading->problem))
        return false;
    if (*command == COMMAND_MATCH) {
        request->merged = argv + optind;
        request->merged_count = (size_t)(argc - optind);
        optind = argc;
    }
    const char *operand = cli_commands[*command].argument;
    if (operand[0] != '\0' && operand[0] != '[' && optind == argc)
        return problem_say(reading->problem, _("'%s': expected %s after it, a game record"),
                           cli_commands[*command].word, _(operand));
    if (operand[0] != '\0' && optind < argc)
        request->play.path = argv[optind++];
    request->order.path = request->play.path;
    request->order.theme = request->play.settings.value[SETTINGS_THEME];
    if (*command == COMMAND_EXPORT && optind < argc)
        request->order.to = argv[optind++];
    if (*command == COMMAND_SHOW && optind < argc && !cli_is_said(reading, SWITCH_JSON))
        request->play.other = argv[optind++];
    return optind == argc || problem_say(reading->problem, _("'%s': expected nothing after '%s'"),
                                         argv[optind], argv[optind - 1]);
}

bool cli_read(int argc, char **argv, const struct settings *settings, struct cli_request *request,
              struct problem *problem)
{
    struct reading reading = {.request = request, .problem = problem, .level = "hard"};
    *request = (struct cli_request){.task = CLI_PLAY,
                                    .play = {.head = setup_default(), .settings = *settings},
                                    .match = {.games = MATCH_GAMES_DEFAULT,
                                              .jobs = 1,
                                              .patience_ms = MATCH_PATIENCE_MS,
                                              .quit_ms = MATCH_QUIT_MS},
                                    .order.request.format = EXPORT_FORMATS_COUNT};
    if (!read_switches(argc, argv, &reading))
        return false;
    if (only_prints(&reading)) {
        bool has_word = request->task == CLI_HELP && optind < argc && argv[optind][0] != '-';
        return !has_word || read_topic(argv[optind], &request->topic, problem);
    }
    /* Switches about a game, without a command, ask for a new one. */
    enum command command = speaks_of_games(&reading) ? COMMAND_NEW : COMMAND_TITLE;
    return read_words(argc, argv, &reading, &command) && settle_command(command, &reading);
}
