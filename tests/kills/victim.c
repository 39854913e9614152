#include "kills/kills.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { PIECE = 1 << 16 };

static long microseconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static void run(const struct kills *kills, char *const arguments[], int input, int output)
{
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    for (int fd = STDERR_FILENO + 1; fd < 64; fd++)
        close(fd);
    execv(kills->program, arguments);
    _exit(127);
}

void victim_start(struct kills *kills, struct victim *victim, char *const arguments[])
{
    int in[2], out[2];
    *victim = (struct victim){.child = -1};
    if (pipe(in) != 0 || pipe(out) != 0 || (victim->child = fork()) < 0)
        kills_fail(kills, "no program can be started: %s", strerror(errno));
    if (victim->child == 0)
        run(kills, arguments, in[0], out[1]);
    close(in[0]);
    close(out[1]);
    victim->input = in[1];
    victim->output = out[0];
}

void victim_start_on_terminal(struct kills *kills, struct victim *victim, char *const arguments[])
{
    const struct winsize size = {.ws_row = 24, .ws_col = 80};
    *victim = (struct victim){.child = -1};
    int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0 ||
        ioctl(terminal, TIOCSWINSZ, &size) != 0 || (victim->child = fork()) < 0)
        kills_fail(kills, "no terminal can be had: %s", strerror(errno));
    if (victim->child == 0) {
        setsid();
        int slave = open(ptsname(terminal), O_RDWR); /* the session's terminal from now on */
        if (slave < 0)
            _exit(127);
        run(kills, arguments, slave, slave);
    }
    victim->input = victim->output = terminal;
}

/* Takes a piece of what was written; false at its end. */
static bool take(struct kills *kills, struct victim *victim)
{
    if (victim->room - victim->length < PIECE) {
        victim->room = 2 * victim->room + 2 * PIECE;
        victim->said = realloc(victim->said, victim->room);
        if (victim->said == NULL)
            kills_fail(kills, "not enough memory");
    }
    ssize_t got = read(victim->output, victim->said + victim->length, PIECE - 1);
    if (got > 0)
        victim->length += (size_t)got;
    victim->said[victim->length] = '\0';
    return got > 0 || (got < 0 && errno == EINTR);
}

void victim_listen(struct kills *kills, struct victim *victim, long microseconds)
{
    const long end = microseconds_now() + microseconds;
    for (long left; (left = end - microseconds_now()) > 0;) {
        struct pollfd ready = {.fd = victim->output, .events = POLLIN};
        const struct timespec wait = {left / 1000000, left % 1000000 * 1000};
        if (ppoll(&ready, 1, &wait, NULL) > 0 && !take(kills, victim))
            return;
    }
}

static void bury(struct kills *kills, struct victim *victim)
{
    int status;
    while (take(kills, victim))
        ;
    if (waitpid(victim->child, &status, 0) != victim->child)
        kills_fail(kills, "the program is lost: %s", strerror(errno));
    if (victim->input != victim->output && victim->input >= 0)
        close(victim->input);
    close(victim->output);
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)
        kills->killed++;
    else if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        kills->finished++;
    else
        kills_fail(kills, "the program ended by itself with status %x: %.200s", (unsigned)status,
                   victim->said);
}

void victim_kill(struct kills *kills, struct victim *victim)
{
    kill(victim->child, SIGKILL);
    bury(kills, victim);
}

void victim_end(struct kills *kills, struct victim *victim)
{
    close(victim->input);
    victim->input = -1;
    bury(kills, victim);
}

void victim_free(struct victim *victim)
{
    free(victim->said);
    victim->said = NULL;
}
