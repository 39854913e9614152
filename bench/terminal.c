/* bastide_terminal_bench PROGRAM [TERMINAL]: runs the game in a terminal of its own and measures
 * what a player waits for: start, loading, and the response to single keys, by size of the
 * terminal, number of colours and tile size; with TERMINAL, such as 80x24:mono, on that one alone.
 * One line per measurement: `bench NAME CPU ms, LATENCY ms, BYTES bytes, WRITES writes`. CPU time
 * is as reported by the kernel; latency is from the key to the last byte; bytes are those written
 * to the terminal until the program stops writing. A placement is tried on one square after the
 * other and taken back: of these the middle one is reported and the most expensive, such as one
 * that asks something and dims the land around it. */
#include "pty_child.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH_SIZE = 64, WHAT_SIZE = 64, MOVES = 180, MOVES_OF_WHOLE_GAME = 5000, PLACEMENTS = 15 };

/* Terminals by number of colours. */
static const struct {
    const char *name, *term, *colorterm;
} colours[] = {
    {"24-bit", "xterm-256color", "truecolor"},
    {"256", "xterm-256color", ""},
    {"8", "xterm", ""},
    {"mono", "vt100", ""},
};

static const struct {
    const char *name;
    int rows, cols;
} sizes[] = {{"80x24", 24, 80}, {"200x50", 50, 200}};

/* Pixels per tile side, and how many keys zoom to that size from the smallest. */
static const struct {
    const char *name;
    int zooms;
} zooms[] = {{"8px", 2}, {"12px", 4}};

static const struct {
    const char *what, *keys;
} presses[] = {{"cursor move", "\t"}, {"rotate", "r"},    {"pan", "L"},  {"pan down", "J"},
               {"pan up", "K"},       {"pan back", "H"},  {"help", "?"}, {"close help", "\x1b"},
               {"full redraw", "\f"}};

static void tell(const char *where, const char *what, struct pty_cost cost)
{
    printf("bench %s:%s %.2f ms, %.1f ms, %zu bytes, %ld writes\n", where, what, cost.milliseconds,
           cost.latency, cost.bytes, cost.writes);
    fflush(stdout);
}

static void use_colours(size_t c)
{
    setenv("TERM", colours[c].term, 1);
    setenv("COLORTERM", colours[c].colorterm, 1);
}

static int compare_costs(const void *a, const void *b)
{
    double first = ((const struct pty_cost *)a)->milliseconds;
    double second = ((const struct pty_cost *)b)->milliseconds;
    return (first > second) - (first < second);
}

static void measure_placements(struct pty *pty, const char *where)
{
    struct pty_cost cost[PLACEMENTS];
    for (int p = 0; p < PLACEMENTS; p++) {
        cost[p] = pty_press(pty, "\r");
        pty_press(pty, "u");
        pty_press(pty, "\t");
    }
    qsort(cost, PLACEMENTS, sizeof *cost, compare_costs);
    tell(where, "placement", cost[PLACEMENTS / 2]);
    tell(where, "dearest placement", cost[PLACEMENTS - 1]);
}

/* A two-player game, some turns in; then single keys while a tile is placed. */
static void measure_keys(struct pty *pty, char *program, char *path, size_t zoom, const char *where)
{
    pty_start(pty, (char *[]){program, "load", path, NULL});
    pty_press(pty, "\r");
    pty_press(pty, "------");
    for (int press = 0; press < zooms[zoom].zooms; press++)
        pty_press(pty, "+");
    pty_press(pty, "\t");
    for (size_t p = 0; p < sizeof presses / sizeof *presses; p++)
        tell(where, presses[p].what, pty_press(pty, presses[p].keys));
    measure_placements(pty, where);
    pty_stop(pty);
}

static void measure_start(struct pty *pty, char *program, char *path, const char *where)
{
    tell(where, "title", pty_start(pty, (char *[]){program, NULL}));
    pty_stop(pty);
    tell(where, "load of a finished game", pty_start(pty, (char *[]){program, "load", path, NULL}));
    printf("bench %s:resident %ld kB\n", where, pty_resident(pty));
    tell(where, "film of it", pty_watch(pty, "F"));
    pty_stop(pty);
}

int main(int argc, char **argv)
{
    char folder[PTY_FOLDER_SIZE];
    char finished[PATH_SIZE], begun[PATH_SIZE], where[WHAT_SIZE];
    if (argc < 2 || argc > 3) {
        fprintf(stderr, "usage: bastide_terminal_bench PROGRAM [TERMINAL]\n");
        return 2;
    }
    pty_make_folder(folder);
    snprintf(finished, sizeof finished, "%s/finished.bastide", folder);
    snprintf(begun, sizeof begun, "%s/begun.bastide", folder);
    pty_make_game(argv[1], finished, 6, MOVES_OF_WHOLE_GAME);
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        struct pty pty = {.rows = sizes[s].rows, .cols = sizes[s].cols};
        for (size_t c = 0; c < sizeof colours / sizeof *colours; c++) {
            snprintf(where, sizeof where, "%s:%s", sizes[s].name, colours[c].name);
            if (argc > 2 && strcmp(argv[2], where) != 0)
                continue;
            use_colours(c);
            measure_start(&pty, argv[1], finished, where);
            for (size_t z = 0; z < sizeof zooms / sizeof *zooms; z++) {
                pty_make_game(argv[1], begun, 2, MOVES);
                snprintf(where, sizeof where, "%s:%s:%s", sizes[s].name, colours[c].name,
                         zooms[z].name);
                measure_keys(&pty, argv[1], begun, z, where);
            }
        }
    }
    return 0;
}
