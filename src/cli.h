/* The command line: what the words behind `bastide` ask for. */
#ifndef BASTIDE_CLI_H
#define BASTIDE_CLI_H

#include "tui/tui.h"

/* The commands. The row: name in C, word, what follows it, what it does. */
#define CLI_COMMANDS(X)                                                                            \
    X(TITLE, "", "", "the title page: continue, begin or load a game; the rules")                  \
    X(NEW, "new", "", "begin a game; with two players or more it begins at once")                  \
    X(CONTINUE, "continue", "", "go on with the game played last")                                 \
    X(LOAD, "load", "FILE", "go on with the game in FILE")                                         \
    X(REPLAY, "replay", "FILE", "look at the game in FILE move by move")                           \
    X(ENGINE, "engine", "", "take commands on standard input, for other programs")

/* The switches. The row: name in C, long name, short name, argument, what it says. */
#define CLI_SWITCHES(X)                                                                            \
    X(PLAYER, "player", 'p', "NAME", "who plays, in seating order; give it 2 to 6 times")          \
    X(SETS, "sets", 's', "LIST", "the tiles: sets with commas between; without it, all")           \
    X(EDITION, "edition", 'e', "NAME", "the rules; without it, those of 2018")                     \
    X(OPTION, "option", 'o', "NAME=VALUE", "a rule of its own; give it as often as you like")      \
    X(SEED, "seed", 'n', "N", "the order of the tiles: same number, same order")                   \
    X(HELP, "help", 'h', NULL, "show this and leave")                                              \
    X(VERSION, "version", 'V', NULL, "show the version and leave")

/* What can be asked about behind --help. */
enum cli_topic { CLI_TOPIC_NONE, CLI_TOPIC_OPTIONS, CLI_TOPIC_EDITIONS, CLI_TOPICS };

/* The topic of that name, or CLI_TOPIC_NONE. */
enum cli_topic cli_topic_find(const char *name);

enum cli_task { CLI_PLAY, CLI_ENGINE, CLI_HELP, CLI_VERSION };

struct cli_wish {
    enum cli_task task;
    struct tui_wish play; /* CLI_PLAY */
    enum cli_topic topic; /* CLI_HELP */
};

/* Reads the words of the command line. A record that is to be opened is read to see whether it can
 * be. False: `problem` says in one line what is wrong and what was expected. */
bool cli_read(int argc, char **argv, struct cli_wish *wish, struct problem *problem);

/* Prints the help, or name and version, on standard output. False, with errno, where it cannot be
 * written. */
bool cli_print_help(enum cli_topic topic);
bool cli_print_version(void);

#endif
