/* bastide_idle_bench PROGRAM [SECONDS]: what the program does while nobody does anything: how often
 * it wakes, and its CPU time, in SECONDS seconds (10) on each page. One line per page:
 * `bench idle:PAGE WAKEUPS wakeups, CPU ms`. With fewer seconds it also waits shorter before. */
#include "pty_child.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { PATH_SIZE = 64, ARGUMENTS = 8, SECONDS = 10, MOVES = 60 };

/* What is waited for before: that the page is drawn; or that it comes to rest, when the land of the
 * title is full, or the values of a position are found. */
enum settles { WHEN_DRAWN, WHEN_AT_REST };

static const struct {
    const char *page;
    const char *arguments[ARGUMENTS]; /* GAME: a game with a clock, some turns in */
    const char *keys;
    enum settles settles;
} pages[] = {
    {"title, its land growing", {NULL}, "", WHEN_DRAWN},
    {"title, its land full", {NULL}, "", WHEN_AT_REST},
    {"setup", {"new"}, "", WHEN_DRAWN},
    {"tutorial", {"tutorial"}, "", WHEN_DRAWN},
    {"table, between two turns", {"load", "GAME"}, "", WHEN_DRAWN},
    {"table, a clock running", {"load", "GAME"}, "\r", WHEN_DRAWN},
    {"table, values found",
     {"new", "-p", "Ann", "-p", "Ben", "--aids", "coach"},
     "\r",
     WHEN_AT_REST},
    {"replay", {"replay", "GAME"}, "", WHEN_DRAWN},
    {"watch", {"watch", "GAME"}, "", WHEN_DRAWN},
    {"practice", {"practice", "-p", "Ann"}, "", WHEN_AT_REST},
};

/* Gives the players of a game an hour each. */
static void add_clock(const char *path)
{
    char command[256];
    snprintf(command, sizeof command, "sed -i 's/^sets:/clock: 3600\\n&/' %s", path);
    if (system(command) != 0) /* NOLINT(cert-env33-c): sed */
        pty_fail("sed");
}

/* Ten minutes at most, and with fewer seconds as much less. */
static void settle(struct pty *pty, enum settles settles, int seconds)
{
    enum { PAUSE = 2, PAUSES = 300 };
    bool is_still = settles == WHEN_DRAWN;
    pty_idle(pty, 1);
    for (int pause = 0; pause < PAUSES * seconds * seconds / (SECONDS * SECONDS) && !is_still;
         pause++) {
        struct pty_idleness idle = pty_idle(pty, PAUSE);
        is_still = idle.wakeups == 0 && idle.milliseconds < 1;
    }
}

static void measure(size_t page, char *program, char *game, int seconds)
{
    struct pty pty = {.rows = 24, .cols = 80};
    char *arguments[ARGUMENTS + 2] = {program};
    for (size_t a = 0; a < ARGUMENTS && pages[page].arguments[a] != NULL; a++)
        arguments[a + 1] =
            pages[page].arguments[a][0] == 'G' ? game : (char *)pages[page].arguments[a];
    pty_start(&pty, arguments);
    if (pages[page].keys[0] != '\0')
        pty_press(&pty, pages[page].keys);
    settle(&pty, pages[page].settles, seconds);
    struct pty_idleness idle = pty_idle(&pty, seconds);
    printf("bench idle:%s %ld wakeups, %.0f ms\n", pages[page].page, idle.wakeups,
           idle.milliseconds);
    fflush(stdout);
    pty_stop(&pty);
}

int main(int argc, char **argv)
{
    char folder[PTY_FOLDER_SIZE], game[PATH_SIZE];
    if (argc < 2) {
        fprintf(stderr, "usage: bastide_idle_bench PROGRAM [SECONDS]\n");
        return 2;
    }
    int seconds = argc > 2 ? (int)strtol(argv[2], NULL, 10) : SECONDS;
    pty_make_folder(folder);
    snprintf(game, sizeof game, "%s/game.bastide", folder);
    setenv("TERM", "xterm-256color", 1);
    pty_make_game(argv[1], game, 2, MOVES);
    add_clock(game);
    for (size_t page = 0; page < sizeof pages / sizeof *pages; page++)
        measure(page, argv[1], game, seconds);
    return 0;
}
