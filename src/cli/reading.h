/* Reading the command line, between its files: what has been read so far, and who reads what. */
#ifndef BASTIDE_CLI_READING_H
#define BASTIDE_CLI_READING_H

#include "cli/cli.h"
#include "text/setup.h"

/* The state of reading. */
struct reading {
    struct cli_request *request; /* gets what is read; its game is as said so far */
    struct problem *problem;     /* filled in where something is refused */
    enum switch_place found;     /* the switch being read, */
    const char *value;           /* and its argument */
    uint64_t said;               /* switches given: bit s for enum switch_place s */
    struct option_choices choices;
    unsigned named;    /* how many players have a name */
    unsigned bots;     /* bit p: player p got it from --bot, and may be named by --player as well */
    unsigned seats;    /* how many seats a match has */
    unsigned skip;     /* games of the match, which are left out */
    unsigned playouts; /* 0: not said */
    char level[BOT_SIZE]; /* of the computer players in practice */
};

/* Functions that return a bool return false where they refuse something: `problem` says what was
 * expected. */

static inline bool cli_is_said(const struct reading *reading, enum switch_place place)
{
    return reading->said >> place & 1u;
}

/* Reads a switch, as the rows of CLI_SWITCHES say. */
typedef bool switch_reader(struct reading *reading);
#define X(name, word, letter, argument, help, with, reader) switch_reader cli_read_##reader;
CLI_SWITCHES(X)
#undef X

/* The argument, or a part of it, as a whole number from 1 to `most`. */
bool cli_read_whole(struct reading *reading, const char *text, long most, unsigned *number);

/* Refuses the switch for what its reader says. Returns false. */
bool cli_refuse(struct reading *reading, const struct bad_text *bad);

/* Reads all switches, up to one that asks for help. */
bool cli_read_switches(int argc, char **argv, struct reading *reading);

/* Whether there is nothing to do but print the help or the version. */
static inline bool cli_only_prints(const struct reading *reading)
{
    return cli_is_said(reading, SWITCH_HELP) || cli_is_said(reading, SWITCH_VERSION);
}

/* Whether a switch was given that is about a game or a match. */
bool cli_speaks_of_games(const struct reading *reading);

/* Whether all switches given may stand with the command. */
bool cli_check_switches(enum command command, const struct reading *reading);

/* The first of so many players that has that name, ignoring case, or `players`. */
unsigned cli_find_player(const struct record_head *head, unsigned players, const char *name);

/* Makes a request to start of what was read. */
void cli_settle_new(struct reading *reading);
bool cli_settle_practice(struct reading *reading);
bool cli_settle_export(struct reading *reading);
bool cli_settle_match(struct reading *reading);

#endif
