/* Threads that run out, in programs whose linker puts this in the place of pthread_create
 * (tests/CMakeLists.txt). */
#ifndef BASTIDE_TESTS_SUPPORT_THREADS_H
#define BASTIDE_TESTS_SUPPORT_THREADS_H

#include <signal.h>
#include <stdint.h>

/* How many can still be started: at first more than any test needs. */
enum { THREADS_NONE = 0 };
#define THREADS_ENOUGH UINT32_MAX
extern unsigned threads_left;

/* The signals that were blocked where the last one was started, as they are in it. */
extern sigset_t threads_last_blocked;

#endif
