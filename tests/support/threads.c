#include "support/threads.h"

#include <errno.h>
#include <pthread.h>

unsigned threads_left = THREADS_ENOUGH;
sigset_t threads_last_blocked;

int __real_pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                          void *(*run)(void *of), void *of);
int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                          void *(*run)(void *of), void *of);

int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                          void *(*run)(void *of), void *of)
{
    if (threads_left == THREADS_NONE)
        return EAGAIN;
    threads_left--;
    pthread_sigmask(SIG_BLOCK, NULL, &threads_last_blocked);
    return __real_pthread_create(thread, attributes, run, of);
}
