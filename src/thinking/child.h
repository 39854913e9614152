/* A child is a program that this one has started by the shell. It is in a process group of its own,
 * so that it can be killed with all the programs that it has started, and so that the terminal's
 * keys do not reach it; only a program that leaves the group escapes. */
#ifndef BASTIDE_THINKING_CHILD_H
#define BASTIDE_THINKING_CHILD_H

#include <stdbool.h>
#include <sys/types.h>

struct child {
    pid_t pid;    /* of the shell, and of the group */
    int to, from; /* its standard input, a socket that nobody may read any more without a signal;
                     and its output, a pipe */
    int life;     /* the end of a pipe that its guard sees closed when this program ends; or -1 */
};

/* With a guard, for programs beside people who look at the terminal, the child's standard error
 * goes nowhere, and however this program ends, the child's group ends, too. */
enum child_guard { CHILD_UNGUARDED, CHILD_GUARDED };

/* Starts it. It inherits no file descriptor that is closed on exec, and its signals are as at the
 * start of a program: none blocked, SIGPIPE not ignored. False, with errno, if it cannot be
 * started.
 */
bool child_begin(struct child *child, const char *command, enum child_guard guard);

/* Whether it has ended; programs that it has started may live on. */
bool child_has_ended(const struct child *child);

/* Kills whatever is left of its group, and closes what leads to it. Returns the CPU time in seconds
 * that it used, together with the programs it waited for. */
double child_end(struct child *child);

#endif
