/* A child is another program, started by the shell in a process group of its own, so that it can be
 * killed with all the programs that it has started, and so that the terminal's keys do not reach
 * it. Only a program that leaves the group escapes. */
#ifndef BASTIDE_ENGINE_CHILD_H
#define BASTIDE_ENGINE_CHILD_H

#include <stdbool.h>
#include <sys/types.h>

struct child {
    pid_t pid;    /* of the shell, and the number of the group */
    int to, from; /* its standard input, a socket that nobody may read any more without a signal;
                     and its output, a pipe */
};

/* Starts it; its standard error is the caller's, and so is every file descriptor not closed on
 * exec. Signals are as at the start of a program: none blocked, SIGPIPE not ignored. False, with
 * errno, if it cannot be started. */
bool child_start(struct child *child, const char *command);

/* Whether it has ended; programs that it has started may live on. */
bool child_has_ended(const struct child *child);

/* Kills what is left of the group and closes both ends. Returns the CPU time in seconds that the
 * child used, together with the programs that it waited for. */
double child_end(struct child *child);

#endif
