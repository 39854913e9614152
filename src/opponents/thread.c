#include "opponents/thread.h"

#include <signal.h>

bool thread_start(pthread_t *thread, void *(*run)(void *of), void *of)
{
    static const int mistakes[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP};
    sigset_t blocked, before;
    sigfillset(&blocked);
    for (unsigned s = 0; s < sizeof mistakes / sizeof mistakes[0]; s++)
        sigdelset(&blocked, mistakes[s]);
    pthread_sigmask(SIG_SETMASK, &blocked, &before);
    bool started = pthread_create(thread, NULL, run, of) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return started;
}

struct timespec clock_read(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return now;
}

double clock_ms_since(clockid_t clock, struct timespec from)
{
    struct timespec now = clock_read(clock);
    return 1e3 * (double)(now.tv_sec - from.tv_sec) + 1e-6 * (double)(now.tv_nsec - from.tv_nsec);
}
