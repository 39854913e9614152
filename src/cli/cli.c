#include "cli/reading.h"

#include "play/store.h"
#include "play/watch.h"
#include "text/setup.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

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
        break;
    }
    return true;
}

static bool settle_command(enum command command, struct reading *reading)
{
    static const enum start starts[COMMANDS_COUNT] = {
        [COMMAND_NEW] = START_NEW,           [COMMAND_ENTER] = START_NEW,
        [COMMAND_CONTINUE] = START_CONTINUE, [COMMAND_LOAD] = START_LOAD,
        [COMMAND_REPAIR] = START_REPAIR,     [COMMAND_REPLAY] = START_REPLAY,
        [COMMAND_WATCH] = START_WATCH,       [COMMAND_STATS] = START_STATISTICS,
        [COMMAND_TUTORIAL] = START_TUTORIAL, [COMMAND_PRACTICE] = START_PRACTICE,
        [COMMAND_SHOW] = START_SHOW,
    }; /* START_TITLE for all others */
    struct cli_request *request = reading->request;
    bool is_plain = cli_is_said(reading, SWITCH_PLAIN);
    request->play.start = starts[command];
    /* Statistics and games to read, or to hand on. */
    if (is_plain || command == COMMAND_STATS || command == COMMAND_SHOW)
        request->task = CLI_PLAIN;
    if (command == COMMAND_ENGINE)
        request->task = CLI_ENGINE;
    if (command == COMMAND_KEYS)
        request->task = CLI_KEYS;
    if (cli_is_said(reading, SWITCH_JSON))
        request->task = CLI_JSON;
    if (is_plain && command == COMMAND_TUTORIAL)
        return problem_say(reading->problem,
                           _("'tutorial': expected without --plain, it needs the screen"));
    if (!cli_check_switches(command, reading))
        return false;
    if (command == COMMAND_MATCH)
        return cli_settle_match(reading);
    if (command == COMMAND_EXPORT)
        return cli_settle_export(reading);
    if (command == COMMAND_PRACTICE)
        return cli_settle_practice(reading);
    if (command == COMMAND_ENTER)
        request->play.head.chance = RECORD_CHANCE_MANUAL;
    cli_settle_new(reading);
    return check_game(&request->play, reading->problem);
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
    if (!cli_read_switches(argc, argv, &reading))
        return false;
    if (cli_only_prints(&reading)) {
        bool has_word = request->task == CLI_HELP && optind < argc && argv[optind][0] != '-';
        return !has_word || read_topic(argv[optind], &request->topic, problem);
    }
    /* What is said of a game without a command asks for a new one. */
    enum command command = cli_speaks_of_games(&reading) ? COMMAND_NEW : COMMAND_TITLE;
    return read_words(argc, argv, &reading, &command) && settle_command(command, &reading);
}
