#include "thinking/thread.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

/* As much as the first thread has on most systems; those of musl have 128 KB unless told. Of what
 * is not used, nothing is taken. */
enum { STACK_BYTES = 8 << 20 };

static bool start_with_stack(pthread_t *thread, void *(*run)(void *of), void *of)
{
    pthread_attr_t attributes;
    int error = pthread_attr_init(&attributes);
    if (error == 0) {
        error = pthread_attr_setstacksize(&attributes, STACK_BYTES);
        if (error == 0)
            error = pthread_create(thread, &attributes, run, of);
        pthread_attr_destroy(&attributes);
    }
    errno = error;
    return error == 0;
}

bool thread_start(pthread_t *thread, void *(*run)(void *of), void *of)
{
    static const int mistakes[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP};
    sigset_t blocked, before;
    sigfillset(&blocked);
    for (unsigned s = 0; s < sizeof mistakes / sizeof mistakes[0]; s++)
        sigdelset(&blocked, mistakes[s]);
    pthread_sigmask(SIG_SETMASK, &blocked, &before);
    bool started = start_with_stack(thread, run, of);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return started;
}

void thread_do_parts(struct thread_part *part, unsigned parts, void *(*run)(void *part))
{
    unsigned here = 0, done = 0;
    for (unsigned p = 0; p < parts; p++) {
        part[p].turn = part[p].turns = 1;
        part[p].has_thread = part[p].wants_thread && thread_start(&part[p].thread, run, &part[p]);
        here += !part[p].has_thread;
    }
    for (unsigned p = 0; p < parts; p++)
        if (!part[p].has_thread) {
            part[p].turn = ++done;
            part[p].turns = here;
            run(&part[p]);
        }
    for (unsigned p = 0; p < parts; p++)
        if (part[p].has_thread)
            pthread_join(part[p].thread, NULL);
}

/* POSIX has niceness for whole processes only; Linux has it for threads. */
void thread_give_way(void)
{
#ifdef __linux__
    enum { NICE = 5 };
    setpriority(PRIO_PROCESS, 0, NICE);
#endif
}

bool thread_open_pipe(int ends[2])
{
    if (pipe(ends) < 0)
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    return true;
}

void thread_close_pipe(const int ends[2])
{
    close(ends[0]);
    close(ends[1]);
}

void thread_tell(const int ends[2])
{
    while (write(ends[1], "", 1) < 0 && errno == EINTR)
        ;
}

bool thread_hear(const int ends[2])
{
    char byte;
    ssize_t count;
    while ((count = read(ends[0], &byte, 1)) < 0 && errno == EINTR)
        ;
    return count == 1;
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
