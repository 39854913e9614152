/* Reading the command line, between its files: what has been read so far, and who reads what. */
#ifndef BASTIDE_CLI_READING_H
#define BASTIDE_CLI_READING_H

#include "cli/cli.h"
#include "text/option_table.h"

struct command_words {
    const char *word, *operand;
};
extern const struct command_words cli_commands[COMMANDS_COUNT];

/* The command of that name. False: `problem` lists them. */
bool cli_find_command(const char *word, enum command *command, struct problem *problem);

enum switch_place {
#define X(name, word, letter, argument, help, with) SWITCH_##name,
    CLI_SWITCHES(X)
#undef X
        SWITCHES_COUNT
};

struct switch_words {
    const char *word, *argument;
    unsigned with; /* the commands that take it: bit c for enum command c */
    char letter;   /* or 0 */
};
extern const struct switch_words cli_switches[SWITCHES_COUNT];

/* The state of reading. */
struct reading {
    struct record_head head;
    struct option_choices choices;
    unsigned named; /* how many players have a name */
    unsigned bots;  /* bit p: player p got it from --bot, and may be named by --player as well */
    unsigned seats; /* how many seats a match has */
    struct match match;
    unsigned skip;      /* games of the match, which are left out */
    char *const *files; /* the words after 'match' */
    size_t files_count;
    struct export_order order;
    struct practice_plan practice;
    char level[BOT_SIZE]; /* of the computer players in practice */
    unsigned playouts;    /* 0: not said */
    uint64_t said;        /* switches given: bit s for enum switch_place s */
    struct settings settings;
    const char *keys; /* a file of keys, or NULL */
    enum cli_task task;
    bool in_json;
};

static inline bool cli_is_said(const struct reading *reading, enum switch_place found)
{
    return reading->said >> found & 1u;
}

/* The first named player of that name, ignoring case, or `named`. */
unsigned cli_find_player(const struct reading *reading, const char *name);

/* Reads a switch with its argument. False: `problem` says what was expected. */
typedef bool switch_reader(struct reading *reading, enum switch_place found, const char *value,
                           struct problem *problem);

/* Of games (cli_game.c), */
switch_reader cli_read_player, cli_read_bot, cli_read_setting, cli_read_aids, cli_read_option;
/* practice (cli_practice.c), */
switch_reader cli_read_from, cli_read_stage, cli_read_due, cli_read_auctions, cli_read_level;
/* matches (cli_match.c), */
switch_reader cli_read_seat, cli_read_engine, cli_read_games, cli_read_playouts, cli_read_ms,
    cli_read_jobs, cli_read_skip, cli_read_records, cli_read_merge;
/* pictures (cli_export.c); */
switch_reader cli_read_format, cli_read_turn, cli_read_tile, cli_read_size, cli_read_json;
/* and how the player likes the program (cli_preferences.c). */
switch_reader cli_read_theme, cli_read_language, cli_read_keys, cli_read_mouse, cli_read_hints;

/* A whole number from 1 to `most`. */
bool cli_read_number(enum switch_place found, const char *text, long most, unsigned *number,
                     struct problem *problem);

/* Reads all switches, up to one that asks for help. */
bool cli_read_switches(int argc, char **argv, struct reading *reading, struct problem *problem);

/* Whether nothing is to be done but print the help or the version. */
static inline bool cli_only_prints(const struct reading *reading)
{
    return reading->task == CLI_HELP || reading->task == CLI_VERSION;
}

/* Whether a switch was given that is about a game or a match. */
bool cli_speaks_of_games(const struct reading *reading);

/* Whether all switches given may stand with the command. */
bool cli_check_switches(enum command command, const struct reading *reading,
                        struct problem *problem);

/* What was read, as it is to be started. */
bool cli_settle_practice(struct reading *reading, struct cli_request *request,
                         struct problem *problem);
void cli_settle_new(struct reading *reading, struct start_request *play);
bool cli_settle_export(struct reading *reading, struct export_order *order,
                       struct problem *problem);
bool cli_settle_match(struct reading *reading, struct cli_request *request,
                      struct problem *problem);

#endif
