/* Threads that think, and the clocks by which they stop. */
#ifndef BASTIDE_OPPONENTS_THREAD_H
#define BASTIDE_OPPONENTS_THREAD_H

#include <pthread.h>
#include <stdbool.h>
#include <time.h>

/* Starts a thread. Signals would interrupt it instead of what the caller waits for, so it gets only
 * those of its own mistakes. False where threads run out. */
bool thread_start(pthread_t *thread, void *(*run)(void *of), void *of);

struct timespec clock_read(clockid_t clock);

/* The milliseconds since then by that clock. */
double clock_ms_since(clockid_t clock, struct timespec from);

#endif
