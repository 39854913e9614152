#include "tui/terminal/signals.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/* Numbers of signals are below SIGNALS_END on every system; how many there are is known only when
 * the program runs. */
enum { LAST_BYTES_SIZE = 256, CRASH_STACK_SIZE = 65536, SIGNALS_END = 129 };

/* A signal handler is given nothing to work on, so this is the one place with state of its own. */
static struct {
    int pipe[2], nowhere;
    struct sigaction before[SIGNALS_END];
    struct signals_guard guard;
    char last_bytes[LAST_BYTES_SIZE];
    struct termios mode;
    char crash_stack[CRASH_STACK_SIZE]; /* the usual one may be what has run out */
    volatile sig_atomic_t ends;
    bool is_open, is_guarded, knows_mode;
} signals;

static bool asks_to_end(int signal)
{
    return signal == SIGHUP || signal == SIGTERM || signal == SIGINT;
}

/* ncurses tries endlessly to write what a terminal does not take; to /dev/null it always can. */
static void stop_drawing(void)
{
    if (signals.is_guarded)
        dup2(signals.nowhere, signals.guard.drawing);
}

static void on_signal(int signal)
{
    int error = errno;
    unsigned char byte = (unsigned char)signal;
    if (asks_to_end(signal)) {
        signals.ends = 1;
        stop_drawing();
    }
    ssize_t written = write(signals.pipe[1], &byte, 1); /* a full pipe wakes the reader anyway */
    (void)written;
    errno = error;
}

void signals_give_back(void)
{
    enum { PATIENCE = 300 /* milliseconds */ };
    const char *bytes = signals.last_bytes;
    size_t left = signals.guard.length;
    struct pollfd room = {signals.guard.last, POLLOUT, 0};
    while (left > 0 && poll(&room, 1, PATIENCE) > 0) {
        ssize_t written = write(signals.guard.last, bytes, left);
        if (written <= 0)
            break;
        bytes += written;
        left -= (size_t)written;
    }
    if (signals.knows_mode) /* not once all has been written: that may be never */
        tcsetattr(STDIN_FILENO, TCSANOW, &signals.mode);
}

static void on_death(int signal)
{
    stop_drawing();
    signals_give_back();
    sigaction(signal, &signals.before[signal], NULL);
    raise(signal); /* arrives when this handler returns, and ends the program or stops in a debugger
                    */
}

static const int watched[] = {SIGHUP, SIGTERM, SIGINT, SIGWINCH, SIGTSTP, SIGCONT};

/* Signals that end no program unless it asks for them. */
static const int harmless[] = {
    SIGCHLD, SIGURG, SIGTTIN, SIGTTOU, SIGSTOP, SIGKILL,
#ifdef SIGINFO
    SIGINFO,
#endif
#ifndef __linux__
    SIGIO, /* elsewhere it means nothing by itself */
#endif
};

static bool is_among(const int *list, size_t count, int signal)
{
    for (size_t i = 0; i < count; i++)
        if (list[i] == signal)
            return true;
    return false;
}

#define IS_AMONG(list, signal) is_among(list, sizeof(list) / sizeof(int), signal)

/* Of all that the system has the next one after `signal` that we handle; SIGNALS_END: there is
 * none. */
static int next_handled(int signal)
{
#ifdef SIGRTMAX
    int last = SIGRTMAX < SIGNALS_END ? SIGRTMAX : SIGNALS_END - 1;
#else
    int last = NSIG - 1;
#endif
    do
        signal++;
    while (signal <= last && IS_AMONG(harmless, signal));
    return signal <= last ? signal : SIGNALS_END;
}

static void signals_watch(int signal, void (*handler)(int), int flags)
{
    struct sigaction action, *before = &signals.before[signal];
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigemptyset(&action.sa_mask);
    /* Starting the program with nohup or without job control was intentional. Signals that the
     * system library keeps for itself are refused. */
    if (sigaction(signal, NULL, before) == 0 && before->sa_handler != SIG_IGN)
        sigaction(signal, &action, NULL);
}

int signals_open(void)
{
    if (pipe(signals.pipe) != 0)
        return -1;
    for (int end = 0; end < 2; end++) {
        fcntl(signals.pipe[end], F_SETFL, O_NONBLOCK);
        fcntl(signals.pipe[end], F_SETFD, FD_CLOEXEC);
    }
    signals.knows_mode = tcgetattr(STDIN_FILENO, &signals.mode) == 0;
    signals.nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    signals.is_open = true;
    sigaltstack(&(stack_t){.ss_sp = signals.crash_stack, .ss_size = CRASH_STACK_SIZE}, NULL);
    for (int signal = next_handled(0); signal < SIGNALS_END; signal = next_handled(signal))
        if (IS_AMONG(watched, signal))
            signals_watch(signal, on_signal, asks_to_end(signal) ? 0 : SA_RESTART);
        else
            signals_watch(signal, on_death, SA_ONSTACK);
    return signals.pipe[0];
}

int signals_next(void)
{
    unsigned char byte;
    return signals.is_open && read(signals.pipe[0], &byte, 1) == 1 ? byte : 0;
}

bool signals_ask_to_end(void)
{
    return signals.ends != 0;
}

void signals_guard(const struct signals_guard *guard)
{
    signals.guard = *guard;
    if (signals.guard.length > LAST_BYTES_SIZE)
        signals.guard.length = LAST_BYTES_SIZE;
    memcpy(signals.last_bytes, guard->bytes, signals.guard.length);
    signals.is_guarded = true;
}

void signals_stop(enum stop_whom whom)
{
    struct sigaction mine, stopping;
    memset(&stopping, 0, sizeof stopping);
    stopping.sa_handler = SIG_DFL;
    sigaction(SIGTSTP, NULL, &mine);
    if (mine.sa_handler != SIG_IGN) /* else nobody is there to wake us */
        sigaction(SIGTSTP, &stopping, NULL);
    kill(whom == STOP_PROCESS_GROUP ? 0 : getpid(), SIGTSTP);
    sigaction(SIGTSTP, &mine, NULL);
}

void signals_close(void)
{
    if (!signals.is_open)
        return;
    for (int signal = next_handled(0); signal < SIGNALS_END; signal = next_handled(signal))
        sigaction(signal, &signals.before[signal], NULL);
    sigaltstack(&(stack_t){.ss_flags = SS_DISABLE}, NULL);
    close(signals.pipe[0]);
    close(signals.pipe[1]);
    close(signals.nowhere);
    memset(&signals, 0, sizeof signals);
}
