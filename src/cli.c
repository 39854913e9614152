#include "cli.h"

#include "play/store.h"
#include "text/setup.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

/* The commands. The row: name in C, word, what follows it, what it does. */
#define COMMANDS(X)                                                                                \
    X(TITLE, "", "", "the title page: continue, begin or load a game; the rules")                  \
    X(NEW, "new", "", "begin a game; with two players or more it begins at once")                  \
    X(CONTINUE, "continue", "", "go on with the game played last")                                 \
    X(LOAD, "load", "FILE", "go on with the game in FILE")                                         \
    X(REPLAY, "replay", "FILE", "look at the game in FILE move by move")                           \
    X(ENGINE, "engine", "", "take commands on standard input, for other programs")

enum command {
#define X(command, word, operand, help) COMMAND_##command,
    COMMANDS(X)
#undef X
        COMMANDS_COUNT
};

struct command_words {
    const char *word, *operand, *help;
};

static const struct command_words commands[COMMANDS_COUNT] = {
#define X(command, word, operand, help) [COMMAND_##command] = {word, operand, help},
    COMMANDS(X)
#undef X
};

/* The options. The row: name in C, long name, short name, argument, what it says. */
#define OPTIONS(X)                                                                                 \
    X(PLAYER, "player", 'p', "NAME", "who plays, in the order of seats; give it 2 to 6 times")     \
    X(SETS, "sets", 's', "LIST", "the tiles: names of sets with commas between; now: base")        \
    X(SEED, "seed", 'n', "N", "the order of the tiles: the same number, the same order")           \
    X(HELP, "help", 'h', NULL, "show this and leave")                                              \
    X(VERSION, "version", 'V', NULL, "show the version and leave")

enum option_place {
#define X(option, word, letter, argument, help) OPTION_##option,
    OPTIONS(X)
#undef X
        OPTIONS_COUNT
};

struct option_words {
    const char *word;
    char letter;
    const char *argument, *help;
};

static const struct option_words options[OPTIONS_COUNT] = {
#define X(option, word, letter, argument, help) [OPTION_##option] = {word, letter, argument, help},
    OPTIONS(X)
#undef X
};

/* The command line as far as it has been read. */
struct reading {
    struct record_head head;
    unsigned named;        /* how many players have a name */
    const char *of_a_game; /* an option that only a new game has, or NULL */
    enum cli_task task;
};

static void list_options(char *text, size_t size)
{
    text[0] = '\0';
    for (unsigned o = 0; o < OPTIONS_COUNT; o++)
        snprintf(text + strlen(text), size - strlen(text), "%s--%s",
                 o == 0                   ? ""
                 : o == OPTIONS_COUNT - 1 ? " or "
                                          : ", ",
                 options[o].word);
}

static void list_commands(char *text, size_t size)
{
    text[0] = '\0';
    for (unsigned c = COMMAND_NEW; c < COMMANDS_COUNT; c++)
        snprintf(text + strlen(text), size - strlen(text), "%s%s%s%s",
                 c == COMMAND_NEW          ? ""
                 : c == COMMANDS_COUNT - 1 ? " or "
                                           : ", ",
                 commands[c].word, commands[c].operand[0] ? " " : "", commands[c].operand);
}

static struct word whole_word(const char *text)
{
    return (struct word){text, strlen(text), 1};
}

static bool read_player(struct reading *reading, const char *value, struct problem *problem)
{
    struct bad_text bad;
    if (reading->named == PLAYERS_MAX)
        return problem_say(problem, "--player '%s': expected at most 6 players", value);
    if (!setup_read_name(whole_word(value), reading->head.name[reading->named], &bad))
        return problem_say(problem, "--player %s", bad.reason);
    reading->named++;
    return true;
}

static bool read_setting(struct reading *reading, enum setting setting, const char *value,
                         struct problem *problem)
{
    struct bad_text bad;
    return setting_read(setting, whole_word(value), &reading->head, &bad) ||
           problem_say(problem, "--%s %s", setting_name(setting), bad.reason);
}

/* What getopt_long could not read, `word`; `missing` ':' or '?' is its verdict. */
static bool refuse_option(int verdict, const char *word, struct problem *problem)
{
    char known[160];
    char letter[3] = {'-', (char)optopt, '\0'};
    /* In a bunch of letters the word at hand may be the one before. */
    if (strncmp(word, "--", 2) != 0)
        word = letter;
    if (verdict == ':')
        return problem_say(problem, "option %s: expected an argument behind it", word);
    list_options(known, sizeof known);
    return problem_say(problem, "wrong option %s: expected %s", word, known);
}

static bool read_option(struct reading *reading, int found, struct problem *problem)
{
    switch ((enum option_place)found) {
    case OPTION_PLAYER:
        reading->of_a_game = options[found].word;
        return read_player(reading, optarg, problem);
    case OPTION_SETS:
        reading->of_a_game = options[found].word;
        return read_setting(reading, SETTING_SETS, optarg, problem);
    case OPTION_SEED:
        reading->of_a_game = options[found].word;
        return read_setting(reading, SETTING_SEED, optarg, problem);
    case OPTION_HELP:
        reading->task = CLI_HELP;
        return true;
    case OPTION_VERSION:
        reading->task = CLI_VERSION;
        return true;
    case OPTIONS_COUNT:
        break;
    }
    return false;
}

/* getopt_long's tables, made from ours; it answers OPTION_LETTER + the place of an option. */
enum { OPTION_LETTER = 256 };

static bool read_options(int argc, char **argv, struct reading *reading, struct problem *problem)
{
    struct option longs[OPTIONS_COUNT + 1] = {{0}};
    char letters[2 * OPTIONS_COUNT + 2] = ":";
    for (int o = 0; o < OPTIONS_COUNT; o++) {
        bool takes = options[o].argument != NULL;
        longs[o] = (struct option){.name = options[o].word,
                                   .has_arg = takes ? required_argument : no_argument,
                                   .val = OPTION_LETTER + o};
        snprintf(letters + strlen(letters), sizeof letters - strlen(letters), "%c%s",
                 options[o].letter, takes ? ":" : "");
    }
    opterr = 0;
    for (int verdict; (verdict = getopt_long(argc, argv, letters, longs, NULL)) != -1;) {
        if (verdict == '?' || verdict == ':')
            return refuse_option(verdict, argv[optind - 1], problem);
        int found = verdict - OPTION_LETTER;
        for (int o = 0; o < OPTIONS_COUNT; o++)
            if (verdict == options[o].letter)
                found = o;
        if (!read_option(reading, found, problem))
            return false;
        if (reading->task != CLI_PLAY)
            return true;
    }
    return true;
}

static bool find_command(const char *word, enum command *command, struct problem *problem)
{
    char known[160];
    for (unsigned c = COMMAND_NEW; c < COMMANDS_COUNT; c++)
        if (strcmp(word, commands[c].word) == 0) {
            *command = (enum command)c;
            return true;
        }
    list_commands(known, sizeof known);
    return problem_say(problem, "wrong command '%s': expected %s", word, known);
}

/* Whether a record can be opened, so that nothing but its problem is seen on the terminal. */
static bool check_record(const char *path, struct problem *problem)
{
    struct session session;
    if (!session_load(&session, path, problem))
        return false;
    session_close(&session);
    return true;
}

static bool check_latest(struct problem *problem)
{
    struct stored_game game;
    char folder[STORE_PATH_SIZE];
    return store_latest(&game) ||
           (store_folder(folder, problem) &&
            problem_say(problem,
                        "no unfinished game is kept in %s: expected to find one there, "
                        "begin one with 'bastide new'",
                        folder));
}

static void settle_new(struct reading *reading, struct tui_wish *play)
{
    if (reading->named > PLAYERS_MIN)
        reading->head.options.players = (uint8_t)reading->named;
    play->head = reading->head;
    play->head_is_whole = reading->named >= PLAYERS_MIN;
    store_today(play->head.date);
    if (play->head_is_whole && !play->head.has_seed) {
        play->head.seed = store_random_seed();
        play->head.has_seed = true;
    }
}

static bool settle_command(enum command command, struct reading *reading, struct cli_wish *wish,
                           struct problem *problem)
{
    static const enum tui_start starts[COMMANDS_COUNT] = {
        [COMMAND_TITLE] = TUI_TITLE,       [COMMAND_NEW] = TUI_NEW,   [COMMAND_ENGINE] = TUI_TITLE,
        [COMMAND_CONTINUE] = TUI_CONTINUE, [COMMAND_LOAD] = TUI_LOAD, [COMMAND_REPLAY] = TUI_REPLAY,
    };
    wish->task = command == COMMAND_ENGINE ? CLI_ENGINE : CLI_PLAY;
    wish->play.start = starts[command];
    if (command != COMMAND_NEW && reading->of_a_game != NULL)
        return problem_say(problem, "option --%s: expected with 'new' only, not with '%s'",
                           reading->of_a_game, commands[command].word);
    if (command == COMMAND_CONTINUE)
        return check_latest(problem);
    if (wish->play.path != NULL)
        return check_record(wish->play.path, problem);
    settle_new(reading, &wish->play);
    return true;
}

bool cli_read(int argc, char **argv, struct cli_wish *wish, struct problem *problem)
{
    struct reading reading = {.head = setup_default(), .task = CLI_PLAY};
    *wish = (struct cli_wish){.task = CLI_PLAY};
    if (!read_options(argc, argv, &reading, problem))
        return false;
    if (reading.task != CLI_PLAY) {
        wish->task = reading.task;
        return true;
    }
    /* What is said of a game without a command asks for a new one. */
    enum command command = reading.of_a_game ? COMMAND_NEW : COMMAND_TITLE;
    if (optind < argc && !find_command(argv[optind++], &command, problem))
        return false;
    if (commands[command].operand[0] != '\0') {
        if (optind == argc)
            return problem_say(problem, "'%s': expected %s behind it, the record of a game",
                               commands[command].word, commands[command].operand);
        wish->play.path = argv[optind++];
    }
    if (optind < argc)
        return problem_say(problem, "'%s': expected nothing more behind '%s'", argv[optind],
                           argv[optind - 1]);
    return settle_command(command, &reading, wish, problem);
}

bool cli_print_help(void)
{
    printf("bastide - a game of tiles, roads, cities and monasteries for two to six people\n\n"
           "Usage: bastide [COMMAND] [OPTION ...]\n\nCommands\n");
    for (unsigned c = 0; c < COMMANDS_COUNT; c++) {
        char words[32];
        snprintf(words, sizeof words, "%s %s", c == COMMAND_TITLE ? "(none)" : commands[c].word,
                 commands[c].operand);
        printf("  %-14s %s\n", words, commands[c].help);
    }
    printf("\nOptions\n");
    for (unsigned o = 0; o < OPTIONS_COUNT; o++) {
        char words[32];
        snprintf(words, sizeof words, "--%s %s", options[o].word,
                 options[o].argument ? options[o].argument : "");
        printf("  -%c, %-14s %s\n", options[o].letter, words, options[o].help);
    }
    printf("\nGames are kept in $XDG_DATA_HOME/bastide, or ~/.local/share/bastide.\n"
           "Press ? in the game for its keys.\n");
    return fflush(stdout) == 0 && !ferror(stdout);
}

bool cli_print_version(void)
{
    printf("bastide %s\n", BASTIDE_VERSION);
    return fflush(stdout) == 0 && !ferror(stdout);
}
