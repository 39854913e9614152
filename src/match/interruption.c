#include "match/interruption.h"

#include "thinking/thread.h"

#include <errno.h>

/* It ends the thread, to which alone it is sent. */
enum { ENOUGH = SIGUSR1 };

static void *take_signals(void *of)
{
    struct interruption *interruption = of;
    for (int taken = 0; taken != ENOUGH;) {
        if (sigwait(&interruption->awaited, &taken) != 0 || taken == ENOUGH)
            continue;
        int none = 0;
        if (atomic_compare_exchange_strong(&interruption->signal, &none, taken))
            interruption_call(interruption);
    }
    return NULL;
}

/* Those that end the program now. */
static void find_ending(sigset_t *ending)
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
    sigemptyset(ending);
    for (unsigned s = 0; s < sizeof signals / sizeof signals[0]; s++) {
        struct sigaction now;
        if (sigaction(signals[s], NULL, &now) == 0 && now.sa_handler != SIG_IGN)
            sigaddset(ending, signals[s]);
    }
}

bool interruption_begin(struct interruption *interruption)
{
    *interruption = (struct interruption){.signal = 0};
    if (!thread_open_pipe(interruption->told))
        return false;
    find_ending(&interruption->awaited);
    pthread_sigmask(SIG_BLOCK, &interruption->awaited, &interruption->before);
    sigaddset(&interruption->awaited, ENOUGH);
    if (thread_start(&interruption->thread, take_signals, interruption))
        return true;
    pthread_sigmask(SIG_SETMASK, &interruption->before, NULL);
    thread_close_pipe(interruption->told);
    errno = EAGAIN;
    return false;
}

int interruption_fd(const struct interruption *interruption)
{
    return interruption->told[0];
}

void interruption_call(struct interruption *interruption)
{
    thread_tell(interruption->told);
}

int interruption_end(struct interruption *interruption)
{
    pthread_kill(interruption->thread, ENOUGH);
    pthread_join(interruption->thread, NULL);
    pthread_sigmask(SIG_SETMASK, &interruption->before, NULL);
    thread_close_pipe(interruption->told);
    return interruption->signal;
}
