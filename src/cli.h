/* The command line: what the words behind `bastide` ask for. */
#ifndef BASTIDE_CLI_H
#define BASTIDE_CLI_H

#include "tui/tui.h"

enum cli_task { CLI_PLAY, CLI_ENGINE, CLI_HELP, CLI_VERSION };

struct cli_wish {
    enum cli_task task;
    struct tui_wish play; /* CLI_PLAY */
};

/* Reads the words of the command line. A record that is to be opened is read to see whether it can
 * be. False: `problem` says in one line what is wrong and what was expected. */
bool cli_read(int argc, char **argv, struct cli_wish *wish, struct problem *problem);

/* Prints the help, or name and version, on standard output. False, with errno, where it cannot be
 * written. */
bool cli_print_help(void);
bool cli_print_version(void);

#endif
