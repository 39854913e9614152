#include "pty_child.h"

#include "bastide/options.h"

#include <errno.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Milliseconds without output that end a measurement: of an answer, of pictures that move. */
enum { SILENCE = 80, SILENCE_OF_PICTURES = 1500 };

void pty_fail(const char *what)
{
    fprintf(stderr, "bastide_terminal_bench: %s: %s\n", what, strerror(errno));
    exit(1);
}

/* The number after `name` in one of the child's files in /proc. */
static double child_number(const struct pty *pty, const char *file, const char *name)
{
    char path[64], line[256];
    double number = 0;
    snprintf(path, sizeof path, "/proc/%d/%s", (int)pty->child, file);
    FILE *open = fopen(path, "r");
    if (open == NULL)
        pty_fail(path);
    while (fgets(line, sizeof line, open) != NULL)
        if (strncmp(line, name, strlen(name)) == 0) {
            number = strtod(line + strlen(name), NULL);
            break;
        }
    fclose(open);
    return number;
}

static double milliseconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

/* Reads until nothing more comes; the time of the last byte in `*last`. What the program asks is
 * answered as xterm does. */
static size_t swallow(const struct pty *pty, int silence, double *last)
{
    static const char question[] = "\x1b[?2026$p", answer[] = "\x1b[?2026;2$y\x1b[?64;1;22c";
    char bytes[1 << 16];
    size_t count = 0;
    struct pollfd wait = {.fd = pty->fd, .events = POLLIN};
    while (poll(&wait, 1, silence) > 0) {
        ssize_t got = read(pty->fd, bytes, sizeof bytes);
        if (got <= 0)
            break;
        *last = milliseconds_now();
        count += (size_t)got;
        if (memmem(bytes, (size_t)got, question, sizeof question - 1) != NULL &&
            write(pty->fd, answer, sizeof answer - 1) < 0)
            pty_fail("write");
    }
    return count;
}

/* What has been spent since `before`. */
static struct pty_cost spent(const struct pty *pty, int silence, struct pty_cost before)
{
    double last = before.latency;
    struct pty_cost cost = {.bytes = swallow(pty, silence, &last)};
    cost.latency = last - before.latency;
    cost.milliseconds = child_number(pty, "schedstat", "") / 1e6 - before.milliseconds;
    cost.writes = (long)child_number(pty, "io", "syscw:") - before.writes;
    return cost;
}

void pty_make_folder(char folder[PTY_FOLDER_SIZE])
{
    static const char *const homes[] = {"XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"};
    snprintf(folder, PTY_FOLDER_SIZE, "/tmp/bastide-bench-XXXXXX");
    if (mkdtemp(folder) == NULL)
        pty_fail("mkdtemp");
    for (size_t h = 0; h < sizeof homes / sizeof homes[0]; h++)
        setenv(homes[h], folder, 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    unsetenv("NO_COLOR");
}

struct pty_cost pty_start(struct pty *pty, char *const arguments[])
{
    struct winsize size = {.ws_row = (unsigned short)pty->rows,
                           .ws_col = (unsigned short)pty->cols};
    struct pty_cost before = {.latency = milliseconds_now()};
    pty->child = forkpty(&pty->fd, NULL, NULL, &size);
    if (pty->child < 0)
        pty_fail("forkpty");
    if (pty->child == 0) {
        execv(arguments[0], arguments);
        _exit(127);
    }
    return spent(pty, SILENCE, before);
}

static struct pty_cost press(struct pty *pty, const char *keys, int silence)
{
    struct pty_cost before = {.milliseconds = child_number(pty, "schedstat", "") / 1e6,
                              .latency = milliseconds_now(),
                              .writes = (long)child_number(pty, "io", "syscw:")};
    if (write(pty->fd, keys, strlen(keys)) < 0)
        pty_fail("write");
    return spent(pty, silence, before);
}

struct pty_cost pty_press(struct pty *pty, const char *keys)
{
    return press(pty, keys, SILENCE);
}

struct pty_cost pty_watch(struct pty *pty, const char *keys)
{
    return press(pty, keys, SILENCE_OF_PICTURES);
}

double pty_reach(struct pty *from, const char *keys, struct pty *to)
{
    enum { PATIENCE = 10000 };
    double last, begun = milliseconds_now();
    struct pollfd wait = {.fd = to->fd, .events = POLLIN};
    if (write(from->fd, keys, strlen(keys)) < 0)
        pty_fail("write");
    if (poll(&wait, 1, PATIENCE) <= 0)
        pty_fail("nothing has reached the other program");
    double reached = milliseconds_now() - begun;
    swallow(to, SILENCE, &last);
    swallow(from, SILENCE, &last);
    return reached;
}

/* Nothing is read of the program itself meanwhile, which would wake it. */
struct pty_idleness pty_idle(struct pty *pty, int seconds)
{
    static const char switches[] = "voluntary_ctxt_switches:";
    char bytes[1 << 12];
    clockid_t clock;
    struct timespec before = {0}, after = {0};
    double until = milliseconds_now() + seconds * 1e3;
    struct pollfd wait = {.fd = pty->fd, .events = POLLIN};
    if (clock_getcpuclockid(pty->child, &clock) != 0)
        pty_fail("clock_getcpuclockid");
    clock_gettime(clock, &before);
    long wakeups = (long)child_number(pty, "status", switches);
    for (double now; (now = milliseconds_now()) < until;)
        if (poll(&wait, 1, (int)(until - now) + 1) > 0 && read(pty->fd, bytes, sizeof bytes) <= 0)
            pty_fail("the program has ended");
    clock_gettime(clock, &after);
    return (struct pty_idleness){.wakeups = (long)child_number(pty, "status", switches) - wakeups,
                                 .milliseconds = (double)(after.tv_sec - before.tv_sec) * 1e3 +
                                                 (double)(after.tv_nsec - before.tv_nsec) / 1e6};
}

long pty_resident(const struct pty *pty)
{
    return (long)child_number(pty, "status", "VmHWM:");
}

void pty_stop(struct pty *pty)
{
    double last;
    kill(pty->child, SIGTERM);
    swallow(pty, SILENCE, &last);
    waitpid(pty->child, NULL, 0);
    close(pty->fd);
}

/* Puts the names of all sets that go together into `text`, between commas. */
static void name_sets(char *text, size_t size)
{
    size_t length = 0;
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        if (SETS_ALL >> set & 1u)
            length += (size_t)snprintf(text + length, size - length, "%s%s", length ? "," : "",
                                       tile_set_name((enum tile_set)set));
}

void pty_make_game(const char *program, const char *path, int players, int moves)
{
    char command[1024], sets[512];
    name_sets(sets, sizeof sets);
    snprintf(command, sizeof command,
             "printf 'new players=%d sets=%s seed=7\\nrandom %d 7\\nsave %s\\nquit\\n' | "
             "'%s' engine >/dev/null",
             players, sets, moves, path, program);
    if (system(command) != 0) /* NOLINT(cert-env33-c): the program being measured */
        pty_fail("the engine could not make a game");
}
