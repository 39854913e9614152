#include "thinking/child.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

/* The ends: the program's standard input and ours into it, ours of its output and its own; and,
 * with a guard, the guard's of a pipe that only says that this program lives, and ours. */
enum { ITS_INPUT, TO, FROM, ITS_OUTPUT, ITS_LIFE, LIFE, ENDS };

static void close_all(const int ends[ENDS])
{
    for (unsigned end = 0; end < ENDS; end++)
        if (ends[end] >= 0)
            close(ends[end]);
}

/* Closed on exec from the first, as another thread may start a program at any moment. */
static bool open_all(int ends[ENDS], enum child_guard guard)
{
    return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, &ends[ITS_INPUT]) == 0 &&
           pipe2(&ends[FROM], O_CLOEXEC) == 0 &&
           (guard == CHILD_UNGUARDED || pipe2(&ends[ITS_LIFE], O_CLOEXEC) == 0);
}

/* Where the guard's command finds its pipe. */
enum { GUARD_FD = 3 };

/* Whatever ends this program, even a signal that nothing can be done about, closes the pipe; then
 * the guard kills the process group, itself included. */
static char guarded[] =
    "{ read x; kill -9 0; } <&3 >/dev/null 3<&- & exec 3<&-; exec /bin/sh -c \"$0\"";

static int set_streams(posix_spawn_file_actions_t *streams, const int ends[ENDS])
{
    int bad = posix_spawn_file_actions_adddup2(streams, ends[ITS_INPUT], STDIN_FILENO);
    bad = bad ? bad : posix_spawn_file_actions_adddup2(streams, ends[ITS_OUTPUT], STDOUT_FILENO);
    if (ends[ITS_LIFE] < 0)
        return bad;
    bad = bad ? bad : posix_spawn_file_actions_adddup2(streams, ends[ITS_LIFE], GUARD_FD);
    return bad ? bad
               : posix_spawn_file_actions_addopen(streams, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
}

static int set_attributes(posix_spawnattr_t *attributes)
{
    sigset_t none, defaults;
    sigemptyset(&none);
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    posix_spawnattr_setpgroup(attributes, 0);
    posix_spawnattr_setsigmask(attributes, &none);
    posix_spawnattr_setsigdefault(attributes, &defaults);
    return posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK |
                                                    POSIX_SPAWN_SETSIGDEF);
}

/* Returns an error number, or 0. */
static int spawn(pid_t *pid, const char *command, const int ends[ENDS])
{
    char sh[] = "sh", c[] = "-c";
    bool has_guard = ends[ITS_LIFE] >= 0;
    char *const words[] = {sh, c, has_guard ? guarded : (char *)command,
                           has_guard ? (char *)command : NULL, NULL};
    posix_spawn_file_actions_t streams;
    posix_spawnattr_t attributes;
    int bad = posix_spawn_file_actions_init(&streams);
    if (bad)
        return bad;
    bad = posix_spawnattr_init(&attributes);
    if (!bad) {
        bad = set_streams(&streams, ends);
        bad = bad ? bad : set_attributes(&attributes);
        bad = bad ? bad : posix_spawn(pid, "/bin/sh", &streams, &attributes, words, environ);
        posix_spawnattr_destroy(&attributes);
    }
    posix_spawn_file_actions_destroy(&streams);
    return bad;
}

bool child_begin(struct child *child, const char *command, enum child_guard guard)
{
    int ends[ENDS] = {-1, -1, -1, -1, -1, -1};
    int bad = open_all(ends, guard) ? spawn(&child->pid, command, ends) : errno;
    if (bad) {
        close_all(ends);
        errno = bad;
        return false;
    }
    close(ends[ITS_INPUT]);
    close(ends[ITS_OUTPUT]);
    if (ends[ITS_LIFE] >= 0)
        close(ends[ITS_LIFE]);
    child->to = ends[TO];
    child->from = ends[FROM];
    child->life = ends[LIFE];
    return true;
}

bool child_has_ended(const struct child *child)
{
    siginfo_t about = {.si_pid = 0};
    return waitid(P_PID, (id_t)child->pid, &about, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           about.si_pid != 0;
}

static double seconds(const struct timeval *time)
{
    return (double)time->tv_sec + 1e-6 * (double)time->tv_usec;
}

/* The group is killed before its first process is waited for: until then that number is not given
 * to another. */
double child_end(struct child *child)
{
    struct rusage used = {.ru_maxrss = 0};
    close(child->to);
    close(child->from);
    if (child->life >= 0)
        close(child->life);
    kill(-child->pid, SIGKILL);
    while (wait4(child->pid, NULL, 0, &used) < 0 && errno == EINTR)
        ;
    return seconds(&used.ru_utime) + seconds(&used.ru_stime);
}
