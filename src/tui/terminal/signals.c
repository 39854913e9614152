#include "tui/terminal/signals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { CRASH_BYTES_SIZE = 256, CRASH_STACK_SIZE = 65536 };

static const int watched[] = {SIGHUP, SIGTERM, SIGINT, SIGWINCH, SIGTSTP, SIGCONT};
static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGQUIT};
enum {
    WATCHED = sizeof watched / sizeof watched[0],
    CRASHES = sizeof crashes / sizeof crashes[0],
};

/* A signal handler is given nothing to work on, so this is the one place with state of its own. */
static struct {
    int pipe[2];
    struct sigaction before[WATCHED], crash_before[CRASHES];
    char crash_bytes[CRASH_BYTES_SIZE];
    size_t crash_length;
    struct termios mode;
    char crash_stack[CRASH_STACK_SIZE]; /* the usual one may be what has run out */
    int terminal;                       /* that is written to */
    volatile sig_atomic_t ends;
    bool is_open, knows_mode;
} signals;

static bool asks_to_end(int signal)
{
    return signal == SIGHUP || signal == SIGTERM || signal == SIGINT;
}

/* From now on no write waits for a terminal that takes nothing. Standard output belongs to the
 * shell as well and keeps its flags. */
static void stop_waiting(void)
{
    if (signals.terminal > STDERR_FILENO)
        fcntl(signals.terminal, F_SETFL, O_NONBLOCK);
}

static void on_signal(int signal)
{
    int error = errno;
    unsigned char byte = (unsigned char)signal;
    if (asks_to_end(signal)) {
        signals.ends = 1;
        stop_waiting();
    }
    ssize_t written = write(signals.pipe[1], &byte, 1); /* a full pipe wakes the reader anyway */
    (void)written;
    errno = error;
}

static void on_crash(int signal)
{
    stop_waiting();
    ssize_t written = write(signals.terminal, signals.crash_bytes, signals.crash_length);
    (void)written;
    if (signals.knows_mode)
        tcsetattr(STDIN_FILENO, TCSANOW, &signals.mode);
    for (size_t i = 0; i < CRASHES; i++)
        if (crashes[i] == signal)
            sigaction(signal, &signals.crash_before[i], NULL);
    raise(signal); /* arrives when this handler returns, and ends the program or tells a debugger */
}

static void watch(int signal, void (*handler)(int), int flags, struct sigaction *before)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, before);
}

int signals_open(void)
{
    if (pipe(signals.pipe) != 0)
        return -1;
    for (int end = 0; end < 2; end++) {
        fcntl(signals.pipe[end], F_SETFL, O_NONBLOCK);
        fcntl(signals.pipe[end], F_SETFD, FD_CLOEXEC);
    }
    signals.is_open = true;
    for (size_t i = 0; i < WATCHED; i++) {
        int flags = asks_to_end(watched[i]) ? 0 : SA_RESTART;
        watch(watched[i], on_signal, flags, &signals.before[i]);
        /* Whoever started the program with nohup or without job control meant it. */
        if (signals.before[i].sa_handler == SIG_IGN)
            sigaction(watched[i], &signals.before[i], NULL);
    }
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

void signals_guard(int terminal, const char *bytes, size_t length)
{
    signals.terminal = terminal;
    signals.crash_length = length < CRASH_BYTES_SIZE ? length : CRASH_BYTES_SIZE;
    memcpy(signals.crash_bytes, bytes, signals.crash_length);
    signals.knows_mode = tcgetattr(STDIN_FILENO, &signals.mode) == 0;
    sigaltstack(&(stack_t){.ss_sp = signals.crash_stack, .ss_size = CRASH_STACK_SIZE}, NULL);
    for (size_t i = 0; i < CRASHES; i++)
        watch(crashes[i], on_crash, SA_ONSTACK, &signals.crash_before[i]);
}

void signals_stop(enum stop_whom whom)
{
    struct sigaction mine;
    watch(SIGTSTP, SIG_DFL, 0, &mine);
    if (mine.sa_handler == SIG_IGN) /* nobody is there to wake us */
        sigaction(SIGTSTP, &mine, NULL);
    kill(whom == STOP_PROCESS_GROUP ? 0 : getpid(), SIGTSTP);
    sigaction(SIGTSTP, &mine, NULL);
}

void signals_close(void)
{
    if (!signals.is_open)
        return;
    for (size_t i = 0; i < WATCHED; i++)
        sigaction(watched[i], &signals.before[i], NULL);
    if (signals.crash_length > 0)
        for (size_t i = 0; i < CRASHES; i++)
            sigaction(crashes[i], &signals.crash_before[i], NULL);
    sigaltstack(&(stack_t){.ss_flags = SS_DISABLE}, NULL);
    close(signals.pipe[0]);
    close(signals.pipe[1]);
    memset(&signals, 0, sizeof signals);
}
