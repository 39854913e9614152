/* bastide_terminal_bench PROGRAM: runs the game in a terminal of its own and measures what a player
 * waits for: start, loading, and the answer to single keys. A line a measurement:
 * `bench NAME VALUE UNIT`. CPU time is what the kernel says the program has run; bytes are those
 * that the terminal got until the program fell silent. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SILENCE = 150 /* milliseconds without output that end a measurement */ };

struct terminal {
    const char *name; /* for the measurements */
    int rows, cols;
    int fd;
    pid_t child;
};

/* What a key, or the start, cost. */
struct cost {
    double milliseconds; /* of CPU */
    size_t bytes;
    long resident; /* kB */
};

static void fail(const char *what)
{
    fprintf(stderr, "bastide_terminal_bench: %s: %s\n", what, strerror(errno));
    exit(1);
}

/* Nanoseconds that the child has run. */
static double child_ran(const struct terminal *terminal)
{
    char path[64];
    unsigned long long ran = 0;
    snprintf(path, sizeof path, "/proc/%d/schedstat", (int)terminal->child);
    FILE *file = fopen(path, "r");
    if (file == NULL || fscanf(file, "%llu", &ran) != 1)
        fail(path);
    fclose(file);
    return (double)ran;
}

static long child_resident(const struct terminal *terminal)
{
    char path[64], line[256];
    long resident = 0;
    snprintf(path, sizeof path, "/proc/%d/status", (int)terminal->child);
    FILE *file = fopen(path, "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "VmHWM: %ld", &resident) == 1)
            break;
    if (file != NULL)
        fclose(file);
    return resident;
}

/* Reads until nothing more comes; how many bytes came. */
static size_t swallow(const struct terminal *terminal)
{
    char bytes[1 << 16];
    size_t count = 0;
    struct pollfd wait = {.fd = terminal->fd, .events = POLLIN};
    while (poll(&wait, 1, SILENCE) > 0) {
        ssize_t got = read(terminal->fd, bytes, sizeof bytes);
        if (got <= 0)
            break;
        count += (size_t)got;
    }
    return count;
}

static struct cost start(struct terminal *terminal, char *const arguments[])
{
    struct winsize size = {.ws_row = (unsigned short)terminal->rows,
                           .ws_col = (unsigned short)terminal->cols};
    terminal->child = forkpty(&terminal->fd, NULL, NULL, &size);
    if (terminal->child < 0)
        fail("forkpty");
    if (terminal->child == 0) {
        execv(arguments[0], arguments);
        _exit(127);
    }
    struct cost cost = {.bytes = swallow(terminal)};
    cost.milliseconds = child_ran(terminal) / 1e6;
    cost.resident = child_resident(terminal);
    return cost;
}

static struct cost press(struct terminal *terminal, const char *keys)
{
    double before = child_ran(terminal);
    if (write(terminal->fd, keys, strlen(keys)) < 0)
        fail("write");
    struct cost cost = {.bytes = swallow(terminal)};
    cost.milliseconds = (child_ran(terminal) - before) / 1e6;
    return cost;
}

static void stop(struct terminal *terminal)
{
    kill(terminal->child, SIGTERM);
    swallow(terminal);
    waitpid(terminal->child, NULL, 0);
    close(terminal->fd);
}

static void tell(const struct terminal *terminal, const char *what, struct cost cost)
{
    printf("bench %s:%s %.2f ms\n", terminal->name, what, cost.milliseconds);
    printf("bench %s:%s %zu bytes\n", terminal->name, what, cost.bytes);
    fflush(stdout);
}

/* A game begun with a seed, some turns in; then single keys. */
static void measure_keys(struct terminal *terminal, char *program, int pixels)
{
    char *arguments[] = {program,  "new",  "--player", "Ann", "--player", "Ben",
                         "--sets", "base", "--seed",   "5",   NULL};
    char what[64];
    start(terminal, arguments);
    for (int turn = 0; turn < 12; turn++) {
        press(terminal, "\r");
        press(terminal, "\t\t\r");
        press(terminal, "\r\r");
    }
    press(terminal, "\r");
    for (int zoom = 0; zoom < 6; zoom++)
        press(terminal, "-");
    for (int zoom = 4; zoom < pixels; zoom += zoom < 12 ? 2 : 4)
        press(terminal, "+");
    static const struct {
        const char *what, *keys;
    } key[] = {{"cursor move", "\t"}, {"rotate", "r"},    {"pan", "L"},
               {"pan back", "H"},     {"help", "?"},      {"close help", "\x1b"},
               {"full redraw", "\f"}, {"placement", "\r"}};
    for (size_t k = 0; k < sizeof key / sizeof *key; k++) {
        snprintf(what, sizeof what, "%dpx:%s", pixels, key[k].what);
        tell(terminal, what, press(terminal, key[k].keys));
    }
    stop(terminal);
}

/* A finished game of six players, played at random by the engine. */
static void make_game(const char *program, const char *path)
{
    char command[1024];
    snprintf(command, sizeof command,
             "printf 'new players=6 seed=7\\nrandom 5000 7\\nsave %s\\nquit\\n' | '%s' engine "
             ">/dev/null",
             path, program);
    if (system(command) != 0)
        fail("the engine could not make a game");
}

int main(int argc, char **argv)
{
    char folder[] = "/tmp/bastide-bench-XXXXXX", path[64];
    if (argc != 2) {
        fprintf(stderr, "usage: bastide_terminal_bench PROGRAM\n");
        return 2;
    }
    if (mkdtemp(folder) == NULL)
        fail("mkdtemp");
    snprintf(path, sizeof path, "%s/game.bastide", folder);
    setenv("XDG_DATA_HOME", folder, 1);
    setenv("TERM", "xterm-256color", 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    unsetenv("NO_COLOR");
    make_game(argv[1], path);
    struct terminal terminals[] = {{.name = "80x24", .rows = 24, .cols = 80},
                                   {.name = "200x50", .rows = 50, .cols = 200}};
    for (size_t t = 0; t < sizeof terminals / sizeof *terminals; t++) {
        struct terminal *terminal = &terminals[t];
        struct cost cost = start(terminal, (char *[]){argv[1], NULL});
        tell(terminal, "title", cost);
        stop(terminal);
        cost = start(terminal, (char *[]){argv[1], "load", path, NULL});
        tell(terminal, "load of a finished game", cost);
        printf("bench %s:resident %ld kB\n", terminal->name, cost.resident);
        stop(terminal);
        for (int pixels = 8; pixels <= 16; pixels += 4)
            measure_keys(terminal, argv[1], pixels);
    }
    return 0;
}
