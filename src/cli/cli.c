#include "cli/reading.h"

#include "play/store.h"
#include "play/watch.h"
#include "text/setup.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

const struct command_words cli_commands[COMMANDS_COUNT] = {
#define X(command, word, operand, help) [COMMAND_##command] = {word, operand},
    CLI_COMMANDS(X)
#undef X
};

static void list_commands(char *text, size_t size)
{
    text[0] = '\0';
    for (unsigned c = COMMAND_NEW; c < COMMANDS_COUNT; c++) {
        char name[40];
        bool alone = cli_commands[c].operand[0] == '\0';
        snprintf(name, sizeof name, alone ? "%s" : "%s %s", cli_commands[c].word,
                 alone ? "" : _(cli_commands[c].operand));
        choice_add(text, size, c - COMMAND_NEW, COMMANDS_COUNT - COMMAND_NEW, name);
    }
}

bool cli_find_command(const char *word, enum command *command, struct problem *problem)
{
    char known[320];
    for (unsigned c = COMMAND_NEW; c < COMMANDS_COUNT; c++)
        if (strcmp(word, cli_commands[c].word) == 0) {
            *command = (enum command)c;
            return true;
        }
    list_commands(known, sizeof known);
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

static bool settle_command(enum command command, struct reading *reading,
                           struct cli_request *request, struct problem *problem)
{
    static const enum start starts[COMMANDS_COUNT] = {
        [COMMAND_TITLE] = START_TITLE,       [COMMAND_NEW] = START_NEW,
        [COMMAND_ENTER] = START_NEW,         [COMMAND_ENGINE] = START_TITLE,
        [COMMAND_CONTINUE] = START_CONTINUE, [COMMAND_LOAD] = START_LOAD,
        [COMMAND_REPAIR] = START_REPAIR,     [COMMAND_REPLAY] = START_REPLAY,
        [COMMAND_WATCH] = START_WATCH,       [COMMAND_STATS] = START_STATISTICS,
        [COMMAND_TUTORIAL] = START_TUTORIAL, [COMMAND_KEYS] = START_TITLE,
        [COMMAND_MATCH] = START_TITLE,       [COMMAND_PRACTICE] = START_PRACTICE,
        [COMMAND_SHOW] = START_SHOW,         [COMMAND_EXPORT] = START_TITLE,
    };
    if (command == COMMAND_ENGINE)
        request->task = CLI_ENGINE;
    if (command == COMMAND_STATS || command == COMMAND_SHOW) /* to be read, or handed on */
        request->task = CLI_PLAIN;
    if (command == COMMAND_KEYS)
        request->task = CLI_KEYS;
    if (reading->in_json)
        request->task = CLI_JSON;
    request->play.start = starts[command];
    if (request->task == CLI_PLAIN && command == COMMAND_TUTORIAL)
        return problem_say(problem, _("'tutorial': expected without --plain, it needs the screen"));
    if (!cli_check_switches(command, reading, problem))
        return false;
    if (command == COMMAND_MATCH)
        return cli_settle_match(reading, request, problem);
    if (command == COMMAND_EXPORT) {
        request->task = CLI_EXPORT;
        return cli_settle_export(reading, &request->order, problem);
    }
    if (command == COMMAND_PRACTICE)
        return cli_settle_practice(reading, request, problem);
    if (command == COMMAND_ENTER)
        reading->head.chance = RECORD_CHANCE_MANUAL;
    cli_settle_new(reading, &request->play);
    return check_game(&request->play, problem);
}

/* The word with --help: a topic, or a command, which the first page describes. */
static bool read_topic(const char *word, enum cli_topic *topic, struct problem *problem)
{
    enum command command;
    struct problem unknown;
    *topic = cli_topic_find(word);
    if (*topic != CLI_TOPIC_NONE || cli_find_command(word, &command, &unknown))
        return true;
    return problem_say(problem,
                       _("--help '%s': expected a topic or a command; 'bastide --help' lists them"),
                       word);
}

bool cli_read(int argc, char **argv, const struct settings *settings, struct cli_request *request,
              struct problem *problem)
{
    struct reading reading = {.head = setup_default(),
                              .match = {.games = MATCH_GAMES_DEFAULT,
                                        .jobs = 1,
                                        .patience_ms = MATCH_PATIENCE_MS,
                                        .quit_ms = MATCH_QUIT_MS},
                              .order.request.format = EXPORT_FORMATS_COUNT,
                              .level = "hard",
                              .task = CLI_PLAY,
                              .settings = *settings};
    *request = (struct cli_request){.task = CLI_PLAY};
    if (!cli_read_switches(argc, argv, &reading, problem))
        return false;
    if (cli_only_prints(&reading)) {
        request->task = reading.task;
        bool has_word = reading.task == CLI_HELP && optind < argc && argv[optind][0] != '-';
        return !has_word || read_topic(argv[optind], &request->topic, problem);
    }
    request->task = reading.task;
    request->play.settings = reading.settings;
    request->play.keys = reading.keys;
    /* What is said of a game without a command asks for a new one. */
    enum command command = cli_speaks_of_games(&reading) ? COMMAND_NEW : COMMAND_TITLE;
    if (optind < argc && !cli_find_command(argv[optind++], &command, problem))
        return false;
    if (command == COMMAND_MATCH) {
        reading.files = argv + optind;
        reading.files_count = (size_t)(argc - optind);
        optind = argc;
    }
    const char *operand = cli_commands[command].operand;
    if (operand[0] != '\0' && operand[0] != '[' && optind == argc)
        return problem_say(problem, _("'%s': expected %s after it, a game record"),
                           cli_commands[command].word, _(operand));
    if (operand[0] != '\0' && optind < argc)
        request->play.path = argv[optind++];
    reading.order.path = request->play.path;
    reading.order.theme = request->play.settings.value[SETTINGS_THEME];
    if (command == COMMAND_EXPORT && optind < argc)
        reading.order.to = argv[optind++];
    if (optind < argc)
        return problem_say(problem, _("'%s': expected nothing after '%s'"), argv[optind],
                           argv[optind - 1]);
    return settle_command(command, &reading, request, problem);
}
