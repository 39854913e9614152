/* getopt's `struct option` has the tag of our `enum option`. */
#define option getopt_option
#include <getopt.h>
#undef option

#include "cli.h"

#include "language/language.h"
#include "play/bot_seats.h"
#include "play/seed.h"
#include "play/watch.h"
#include "text/aids.h"
#include "text/name_fold.h"
#include "text/option_table.h"
#include "text/setup.h"
#include "tui/keymap.h"
#include "tui/theme/theme_store.h"

#include <stdio.h>
#include <string.h>

enum command {
#define X(command, word, operand, help) COMMAND_##command,
    CLI_COMMANDS(X)
#undef X
        COMMANDS_COUNT
};

struct command_words {
    const char *word, *operand;
};

static const struct command_words commands[COMMANDS_COUNT] = {
#define X(command, word, operand, help) [COMMAND_##command] = {word, operand},
    CLI_COMMANDS(X)
#undef X
};

enum switch_place {
#define X(name, word, letter, argument, help) SWITCH_##name,
    CLI_SWITCHES(X)
#undef X
        SWITCHES_COUNT
};

enum {
#define X(name, word, letter, argument, help) +1
    GAME_SWITCHES = 0 CLI_GAME_SWITCHES(X),
    GAME_OR_MATCH_SWITCHES = GAME_SWITCHES CLI_MATCH_SWITCHES(X)
#undef X
};

struct switch_words {
    const char *word;
    char letter;
    const char *argument;
};

static const struct switch_words switches[SWITCHES_COUNT] = {
#define X(name, word, letter, argument, help) [SWITCH_##name] = {word, letter, argument},
    CLI_SWITCHES(X)
#undef X
};

/* The state of reading the command line. */
struct reading {
    struct record_head head;
    struct option_choices choices;
    unsigned named; /* how many players have a name */
    unsigned bots;  /* bit p: player p got it from --bot, and may be named by --player as well */
    unsigned seats; /* how many seats a match has */
    struct match match;
    uint32_t said; /* switches given: bit s for enum switch_place s */
    struct settings settings;
    const char *keys; /* a file of keys, or NULL */
    enum cli_task task;
};

static void list_switches(char *text, size_t size)
{
    text[0] = '\0';
    for (unsigned s = 0; s < SWITCHES_COUNT; s++) {
        char name[24];
        snprintf(name, sizeof name, "--%s", switches[s].word);
        choice_add(text, size, s, SWITCHES_COUNT, name);
    }
}

static void list_commands(char *text, size_t size)
{
    text[0] = '\0';
    for (unsigned c = COMMAND_NEW; c < COMMANDS_COUNT; c++) {
        char name[40];
        bool alone = commands[c].operand[0] == '\0';
        snprintf(name, sizeof name, alone ? "%s" : "%s %s", commands[c].word,
                 alone ? "" : _(commands[c].operand));
        choice_add(text, size, c - COMMAND_NEW, COMMANDS_COUNT - COMMAND_NEW, name);
    }
}

/* The first player of that name, ignoring case, or `named`. */
static unsigned find_player(const struct reading *reading, const char *name)
{
    unsigned player = 0;
    while (player < reading->named && !name_folds_to(reading->head.name[player], name))
        player++;
    return player;
}

static bool add_player(struct reading *reading, enum switch_place found, const char *text,
                       const char *name, struct problem *problem)
{
    if (reading->named == PLAYERS_MAX)
        return problem_say(problem, _("--%s '%s': expected at most 6 players"),
                           switches[found].word, text);
    strcpy(reading->head.name[reading->named++], name);
    return true;
}

static bool read_name(enum switch_place found, struct word word, char name[NAME_SIZE],
                      struct problem *problem)
{
    struct bad_text bad;
    return setup_read_name(word, name, &bad) ||
           problem_say(problem, "--%s %s", switches[found].word, bad.reason);
}

static bool read_player(struct reading *reading, const char *value, struct problem *problem)
{
    char name[NAME_SIZE];
    if (!read_name(SWITCH_PLAYER, word_whole(value), name, problem))
        return false;
    unsigned player = find_player(reading, name);
    if (!(reading->bots >> player & 1u))
        return add_player(reading, SWITCH_PLAYER, value, name, problem);
    reading->bots &= ~(1u << player);
    return true;
}

/* NAME=LEVEL: a player that has a name already, or one more. */
static bool read_bot(struct reading *reading, const char *text, struct problem *problem)
{
    char name[NAME_SIZE];
    struct bad_text bad;
    struct word word, level;
    if (!word_split_last(word_whole(text), '=', &word, &level))
        return problem_say(problem, _("--bot '%s': expected NAME=LEVEL, such as Ben=hard"), text);
    if (!read_name(SWITCH_BOT, word, name, problem))
        return false;
    unsigned player = find_player(reading, name);
    if (player < reading->named && reading->head.bot[player][0] != '\0')
        return problem_say(problem, _("--bot '%s': expected each player only once"), text);
    if (player == reading->named) {
        if (!add_player(reading, SWITCH_BOT, text, name, problem))
            return false;
        reading->bots |= 1u << player;
    }
    return bot_seat_read(level, reading->head.bot[player], &bad) ||
           problem_say(problem, "--bot %s", bad.reason);
}

static bool read_setting(struct reading *reading, enum setting setting, const char *value,
                         struct problem *problem)
{
    struct bad_text bad;
    return setting_read(setting, word_whole(value), &reading->head, &bad) ||
           problem_say(problem, "--%s %s", setting_name(setting), bad.reason);
}

static bool read_aids(struct reading *reading, const char *value, struct problem *problem)
{
    struct bad_text bad;
    return aids_read(word_whole(value), &reading->head, &bad) ||
           problem_say(problem, "--aids %s", bad.reason);
}

/* NAME=VALUE */
static bool read_option(struct reading *reading, const char *text, struct problem *problem)
{
    struct bad_text bad;
    size_t length = strcspn(text, "=");
    if (text[length] == '\0')
        return problem_say(problem, _("--option '%s': expected NAME=VALUE, see --help options"),
                           text);
    struct word name = {text, length, 1};
    return option_choose(&reading->choices, name, word_whole(text + length + 1), &bad) ||
           problem_say(problem, "--option %s", bad.reason);
}

static bool read_number(enum switch_place found, const char *text, long most, unsigned *number,
                        struct problem *problem)
{
    long value;
    if (!word_number(word_whole(text), 1, most, &value))
        return problem_say(problem, _("--%s '%s': expected a whole number from 1 to %ld"),
                           switches[found].word, text, most);
    *number = (unsigned)value;
    return true;
}

static bool has_room(const struct reading *reading, enum switch_place found, const char *text,
                     struct problem *problem)
{
    return reading->seats < PLAYERS_MAX ||
           problem_say(problem, _("--%s '%s': expected at most 6 seats"), switches[found].word,
                       text);
}

/* N or Nms */
static bool read_budget(struct word word, struct match_budget *budget, struct problem *problem)
{
    char number[32];
    bool is_time = word.length > 2 && memcmp(word.at + word.length - 2, "ms", 2) == 0;
    snprintf(number, sizeof number, "%.*s", (int)(word.length - (is_time ? 2 : 0)), word.at);
    return is_time
               ? read_number(SWITCH_SEAT, number, MATCH_MS_MAX, &budget->ms, problem)
               : read_number(SWITCH_SEAT, number, MATCH_PLAYOUTS_MAX, &budget->playouts, problem);
}

/* LEVEL and its budgets: expert, expert:300, expert:50ms */
static bool read_seat(struct reading *reading, const char *text, struct problem *problem)
{
    char known[64] = "";
    struct match_seat seat = {0};
    size_t length = strcspn(text, ":");
    if (!has_room(reading, SWITCH_SEAT, text, problem))
        return false;
    seat.level = bot_level_find(text, length);
    for (unsigned l = 0; l < BOT_LEVELS_COUNT; l++)
        choice_add(known, sizeof known, l, BOT_LEVELS_COUNT, bot_levels[l].name);
    if (seat.level == BOT_LEVELS_COUNT)
        return problem_say(problem, _("--seat '%s': expected %s"), text, known);
    for (const char *at = text + length; *at == ':';) {
        struct word budget = {at + 1, strcspn(at + 1, ":"), 1};
        if (!read_budget(budget, &seat.budget, problem))
            return false;
        at = budget.at + budget.length;
    }
    reading->match.seat[reading->seats++] = seat;
    return true;
}

static bool read_engine(struct reading *reading, const char *command, struct problem *problem)
{
    if (!has_room(reading, SWITCH_ENGINE, command, problem))
        return false;
    reading->match.seat[reading->seats++] = (struct match_seat){.engine = command};
    return true;
}

/* Reports `word`, which getopt_long rejected with `verdict` ':' (argument missing) or '?'. */
static bool refuse_switch(int verdict, const char *word, struct problem *problem)
{
    char known[320];
    char letter[3] = {'-', (char)optopt, '\0'};
    /* In a group of letters, the word in question may be the previous one. */
    if (strncmp(word, "--", 2) != 0)
        word = letter;
    if (verdict == ':')
        return problem_say(problem, _("option %s: expected an argument"), word);
    list_switches(known, sizeof known);
    return problem_say(problem, _("unknown option %s: expected %s"), word, known);
}

/* A setting for this run only. */
static bool read_preference(struct reading *reading, enum switch_place found, enum settings_key key,
                            const char *value, struct problem *problem)
{
    struct bad_text bad;
    return settings_set(&reading->settings, key, word_whole(value), &bad) ||
           problem_say(problem, "--%s %s", switches[found].word, bad.reason);
}

static bool read_theme(struct reading *reading, const char *name, struct problem *problem)
{
    struct theme theme;
    struct problem why;
    if (!read_preference(reading, SWITCH_THEME, SETTINGS_THEME, name, problem))
        return false;
    return theme_find(name, &theme, &why) || problem_say(problem, "--theme: %s", why.text);
}

static bool read_keys(struct reading *reading, const char *path, struct problem *problem)
{
    struct keymap keymap;
    reading->keys = path;
    return keymap_load(&keymap, path, problem);
}

static bool read_language(struct reading *reading, const char *code, struct problem *problem)
{
    if (code[0] == '\0')
        return problem_say(problem, _("--language '': expected a language code such as en"));
    if (!read_preference(reading, SWITCH_LANGUAGE, SETTINGS_LANGUAGE, code, problem))
        return false;
    language_choose(code);
    const struct record_head standard = setup_default();
    for (unsigned seat = reading->named; seat < PLAYERS_MAX; seat++)
        strcpy(reading->head.name[seat], standard.name[seat]);
    return true;
}

static bool read_switch(struct reading *reading, enum switch_place found, struct problem *problem)
{
    reading->said |= (uint32_t)1 << found;
    switch (found) {
    case SWITCH_PLAYER:
        return read_player(reading, optarg, problem);
    case SWITCH_BOT:
        return read_bot(reading, optarg, problem);
    case SWITCH_SETS:
        return read_setting(reading, SETTING_SETS, optarg, problem);
    case SWITCH_EDITION:
        return read_setting(reading, SETTING_EDITION, optarg, problem);
    case SWITCH_OPTION:
        return read_option(reading, optarg, problem);
    case SWITCH_SEED:
        return read_setting(reading, SETTING_SEED, optarg, problem);
    case SWITCH_AIDS:
        return read_aids(reading, optarg, problem);
    case SWITCH_SEAT:
        return read_seat(reading, optarg, problem);
    case SWITCH_ENGINE:
        return read_engine(reading, optarg, problem);
    case SWITCH_GAMES:
        return read_number(found, optarg, MATCH_GAMES_MAX, &reading->match.games, problem);
    case SWITCH_PLAYOUTS:
        return read_number(found, optarg, MATCH_PLAYOUTS_MAX, &reading->match.budget.playouts,
                           problem);
    case SWITCH_MS:
        return read_number(found, optarg, MATCH_MS_MAX, &reading->match.budget.ms, problem);
    case SWITCH_JOBS:
        return read_number(found, optarg, MATCH_JOBS_MAX, &reading->match.jobs, problem);
    case SWITCH_PLAIN:
        reading->task = CLI_PLAIN;
        return true;
    case SWITCH_THEME:
        return read_theme(reading, optarg, problem);
    case SWITCH_LANGUAGE:
        return read_language(reading, optarg, problem);
    case SWITCH_NO_MOUSE:
        return read_preference(reading, found, SETTINGS_MOUSE, "off", problem);
    case SWITCH_HINTS:
        return read_preference(reading, found, SETTINGS_HINTS, "on", problem);
    case SWITCH_KEYS:
        return read_keys(reading, optarg, problem);
    case SWITCH_HELP:
        reading->task = CLI_HELP;
        return true;
    case SWITCH_VERSION:
        reading->task = CLI_VERSION;
        return true;
    case SWITCHES_COUNT:
        break;
    }
    return false;
}

static bool only_prints(const struct reading *reading)
{
    return reading->task == CLI_HELP || reading->task == CLI_VERSION;
}

/* getopt_long's tables, made from ours; it returns SWITCH_LETTER + the index of a long name. */
enum { SWITCH_LETTER = 256 };

static enum switch_place find_switch(int verdict)
{
    if (verdict >= SWITCH_LETTER)
        return (enum switch_place)(verdict - SWITCH_LETTER);
    unsigned s = 0;
    while (s < SWITCHES_COUNT && verdict != switches[s].letter)
        s++;
    return (enum switch_place)s;
}

static bool read_switches(int argc, char **argv, struct reading *reading, struct problem *problem)
{
    struct getopt_option longs[SWITCHES_COUNT + 1] = {{0}};
    char letters[2 * SWITCHES_COUNT + 2] = ":";
    for (int s = 0; s < SWITCHES_COUNT; s++) {
        bool takes = switches[s].argument != NULL;
        longs[s] = (struct getopt_option){.name = switches[s].word,
                                          .has_arg = takes ? required_argument : no_argument,
                                          .val = SWITCH_LETTER + s};
        snprintf(letters + strlen(letters), sizeof letters - strlen(letters), "%c%s",
                 switches[s].letter, takes ? ":" : "");
    }
    opterr = 0;
    for (int verdict; (verdict = getopt_long(argc, argv, letters, longs, NULL)) != -1;) {
        if (verdict == '?' || verdict == ':')
            return refuse_switch(verdict, argv[optind - 1], problem);
        if (!read_switch(reading, find_switch(verdict), problem))
            return false;
        if (only_prints(reading))
            return true;
    }
    return true;
}

static bool find_command(const char *word, enum command *command, struct problem *problem)
{
    char known[320];
    for (unsigned c = COMMAND_NEW; c < COMMANDS_COUNT; c++)
        if (strcmp(word, commands[c].word) == 0) {
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
        return store_can_open(request->path, problem);
    case START_WATCH:
        return can_watch(request->path, problem);
    case START_TITLE:
    case START_NEW:
    case START_STATISTICS:
    case START_TUTORIAL:
        break;
    }
    return true;
}

static void settle_new(struct reading *reading, struct start_request *play)
{
    if (reading->named > PLAYERS_MIN)
        reading->head.options.players = (uint8_t)reading->named;
    option_choices_apply(&reading->choices, &reading->head.options);
    play->head = reading->head;
    play->head_is_whole = reading->named >= PLAYERS_MIN;
    store_today(play->head.date);
    if (play->head_is_whole && !play->head.has_seed) {
        play->head.seed = seed_by_chance();
        play->head.has_seed = true;
    }
}

static bool settle_match(struct reading *reading, struct match *match, struct problem *problem)
{
    if (reading->seats < PLAYERS_MIN)
        return problem_say(problem,
                           _("'match': expected --seat LEVEL or --engine CMD, 2 to 6 times"));
    option_choices_apply(&reading->choices, &reading->head.options);
    *match = reading->match;
    match->options = reading->head.options;
    match->options.players = (uint8_t)reading->seats;
    match->seed = reading->head.has_seed ? reading->head.seed : seed_by_chance();
    return true;
}

/* The commands that a switch may stand with: bit c for enum command c. */
enum { WITH_NEW = 1u << COMMAND_NEW, WITH_MATCH = 1u << COMMAND_MATCH, WITH_ANY = -1 };

static int commands_with(unsigned found)
{
    if (found >= GAME_OR_MATCH_SWITCHES)
        return WITH_ANY;
    if (found >= GAME_SWITCHES)
        return WITH_MATCH;
    return found == SWITCH_PLAYER || found == SWITCH_BOT || found == SWITCH_AIDS
               ? WITH_NEW
               : WITH_NEW | WITH_MATCH;
}

/* Whether a switch was given that is about a game or a match. */
static bool speaks_of_games(const struct reading *reading)
{
    return (reading->said & (((uint32_t)1 << GAME_OR_MATCH_SWITCHES) - 1)) != 0;
}

static bool check_switches(enum command command, const struct reading *reading,
                           struct problem *problem)
{
    for (unsigned s = 0; s < SWITCHES_COUNT; s++) {
        int with = commands_with(s);
        const char *word = switches[s].word, *not_with = commands[command].word;
        if (!(reading->said >> s & 1u) || with == WITH_ANY || with >> command & 1)
            continue;
        if (with == WITH_NEW)
            return problem_say(problem, _("option --%s: expected with 'new' only, not with '%s'"),
                               word, not_with);
        if (with == WITH_MATCH)
            return problem_say(problem, _("option --%s: expected with 'match' only, not with '%s'"),
                               word, not_with);
        return problem_say(problem,
                           _("option --%s: expected with 'new' or 'match' only, not with '%s'"),
                           word, not_with);
    }
    return true;
}

static bool settle_command(enum command command, struct reading *reading,
                           struct cli_request *request, struct problem *problem)
{
    static const enum start starts[COMMANDS_COUNT] = {
        [COMMAND_TITLE] = START_TITLE,      [COMMAND_NEW] = START_NEW,
        [COMMAND_ENGINE] = START_TITLE,     [COMMAND_CONTINUE] = START_CONTINUE,
        [COMMAND_LOAD] = START_LOAD,        [COMMAND_REPAIR] = START_REPAIR,
        [COMMAND_REPLAY] = START_REPLAY,    [COMMAND_WATCH] = START_WATCH,
        [COMMAND_STATS] = START_STATISTICS, [COMMAND_TUTORIAL] = START_TUTORIAL,
        [COMMAND_KEYS] = START_TITLE,       [COMMAND_MATCH] = START_TITLE,
    };
    if (command == COMMAND_ENGINE)
        request->task = CLI_ENGINE;
    if (command == COMMAND_STATS) /* which are read, or handed on to other programs */
        request->task = CLI_PLAIN;
    if (command == COMMAND_KEYS)
        request->task = CLI_KEYS;
    request->play.start = starts[command];
    if (!check_switches(command, reading, problem))
        return false;
    if (command == COMMAND_MATCH) {
        request->task = CLI_MATCH;
        return settle_match(reading, &request->match, problem);
    }
    if (request->task == CLI_PLAIN && command == COMMAND_TUTORIAL)
        return problem_say(problem, _("'tutorial': expected without --plain, it needs the screen"));
    settle_new(reading, &request->play);
    return check_game(&request->play, problem);
}

/* The word after --help: a topic, or a command, which the first page describes. */
static bool read_topic(const char *word, enum cli_topic *topic, struct problem *problem)
{
    enum command command;
    struct problem unknown;
    *topic = cli_topic_find(word);
    if (*topic != CLI_TOPIC_NONE || find_command(word, &command, &unknown))
        return true;
    return problem_say(problem,
                       _("--help '%s': expected new, match, options, editions, a set or a command"),
                       word);
}

bool cli_read(int argc, char **argv, const struct settings *settings, struct cli_request *request,
              struct problem *problem)
{
    struct reading reading = {.head = setup_default(),
                              .match = {.games = MATCH_GAMES_DEFAULT, .jobs = 1},
                              .task = CLI_PLAY,
                              .settings = *settings};
    *request = (struct cli_request){.task = CLI_PLAY};
    if (!read_switches(argc, argv, &reading, problem))
        return false;
    if (only_prints(&reading)) {
        request->task = reading.task;
        bool has_word = reading.task == CLI_HELP && optind < argc && argv[optind][0] != '-';
        return !has_word || read_topic(argv[optind], &request->topic, problem);
    }
    request->task = reading.task;
    request->play.settings = reading.settings;
    request->play.keys = reading.keys;
    /* What is said of a game without a command asks for a new one. */
    enum command command = speaks_of_games(&reading) ? COMMAND_NEW : COMMAND_TITLE;
    if (optind < argc && !find_command(argv[optind++], &command, problem))
        return false;
    const char *operand = commands[command].operand;
    if (operand[0] != '\0' && operand[0] != '[' && optind == argc)
        return problem_say(problem, _("'%s': expected %s after it, a game record"),
                           commands[command].word, _(operand));
    if (operand[0] != '\0' && optind < argc)
        request->play.path = argv[optind++];
    if (optind < argc)
        return problem_say(problem, _("'%s': expected nothing after '%s'"), argv[optind],
                           argv[optind - 1]);
    return settle_command(command, &reading, request, problem);
}
