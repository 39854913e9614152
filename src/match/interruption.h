/* Signals by which the user, the system or the terminal ends a program: instead of that, they are
 * taken by a thread, which tells all who wait. */
#ifndef BASTIDE_MATCH_INTERRUPTION_H
#define BASTIDE_MATCH_INTERRUPTION_H

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>

struct interruption {
    sigset_t before; /* what was blocked */
    sigset_t awaited;
    int told[2]; /* a pipe */
    pthread_t thread;
    atomic_int signal;
};

/* From now on SIGINT, SIGTERM and SIGHUP do not end the program, except those that were ignored:
 * these still are. To be called before other threads begin, unless they block all signals. False,
 * with errno, where file descriptors or threads run out: nothing has changed. */
bool interruption_begin(struct interruption *interruption);

/* A file descriptor that can be read from the first signal on, for ever. */
int interruption_fd(const struct interruption *interruption);

/* Ends the program's work without a signal, too. */
void interruption_call(struct interruption *interruption);

/* Back to what signals did before. Returns the first that has come, or 0. */
int interruption_end(struct interruption *interruption);

#endif
