/* Threads that think, and the clocks by which they stop. */
#ifndef BASTIDE_THINKING_THREAD_H
#define BASTIDE_THINKING_THREAD_H

#include <pthread.h>
#include <stdbool.h>
#include <time.h>

/* Starts a thread. Signals would interrupt it instead of what the caller waits for, so it gets only
 * those of its own mistakes. False, with errno, where threads run out. */
bool thread_start(pthread_t *thread, void *(*run)(void *of), void *of);

/* Parts of what the caller waits for: those that want it are done in threads of their own, the
 * others by the caller, one after the other, where threads run out, too. */
struct thread_part {
    void *of;
    unsigned number;
    bool wants_thread;
    bool has_thread;      /* it had one; otherwise it is */
    unsigned turn, turns; /* the `turn`th, from 1, of so many that the caller does */
    pthread_t thread;
};
void thread_do_parts(struct thread_part *part, unsigned parts, void *(*run)(void *part));

/* From now on the calling thread works when no other one wants the core, where the system can say
 * so of a single thread. */
void thread_give_way(void);

/* A pipe of which the end to be read never blocks: a byte in it tells a caller that polls. False
 * where file descriptors run out, with errno. */
bool thread_open_pipe(int ends[2]);
void thread_close_pipe(const int ends[2]);

/* Puts a byte into it; takes one out, false if there is none. */
void thread_tell(const int ends[2]);
bool thread_hear(const int ends[2]);

struct timespec clock_read(clockid_t clock);

/* The milliseconds since then by that clock. */
double clock_ms_since(clockid_t clock, struct timespec from);

#endif
