/* bastide_joined_bench PROGRAM [SECONDS]: two terminals at one game: how long a move takes from the
 * key at one of them to the first byte at the other, and what the other does while nobody does
 * anything, in SECONDS seconds (10). One line per measurement: `bench joined:move N ms`, the middle
 * one, `bench joined:slowest move N ms` and `bench joined:idle N wakeups`. */
#include "pty_child.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { PATH_SIZE = 64, MOVES = 15, SECONDS = 10 };

/* Of Ann and Ben, with Ann's first tile in hand. */
static const char record[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base\nchance: unseen\n\n"
                             "- draw FFRr\n";

static void make_game(const char *path)
{
    FILE *file = fopen(path, "w");
    if (file == NULL || fputs(record, file) == EOF || fclose(file) == EOF)
        pty_fail(path);
}

static void sit_down(struct pty *pty, char *program, char *path, char *name)
{
    *pty = (struct pty){.rows = 24, .cols = 80};
    pty_start(pty, (char *[]){program, "join", path, "--as", name, NULL});
}

static int compare(const void *a, const void *b)
{
    double first = *(const double *)a, second = *(const double *)b;
    return (first > second) - (first < second);
}

/* Ann places her tile and takes it back, again and again. What comes to Ben is shown when the step
 * before it has been seen, so there is a pause after each. */
static void measure_moves(struct pty *ann, struct pty *ben)
{
    double latency[MOVES];
    for (int move = 0; move < MOVES; move++) {
        latency[move] = pty_reach(ann, "\r", ben);
        pty_idle(ben, 1);
        pty_press(ann, "u");
        pty_idle(ben, 1);
    }
    qsort(latency, MOVES, sizeof *latency, compare);
    printf("bench joined:move %.0f ms\n", latency[MOVES / 2]);
    printf("bench joined:slowest move %.0f ms\n", latency[MOVES - 1]);
}

int main(int argc, char **argv)
{
    char folder[PTY_FOLDER_SIZE], path[PATH_SIZE];
    struct pty ann, ben;
    if (argc < 2) {
        fprintf(stderr, "usage: bastide_joined_bench PROGRAM [SECONDS]\n");
        return 2;
    }
    int seconds = argc > 2 ? (int)strtol(argv[2], NULL, 10) : SECONDS;
    pty_make_folder(folder);
    snprintf(path, sizeof path, "%s/game.bastide", folder);
    setenv("TERM", "xterm-256color", 1);
    make_game(path);
    sit_down(&ann, argv[1], path, "Ann");
    sit_down(&ben, argv[1], path, "Ben");
    pty_idle(&ben, 1);
    measure_moves(&ann, &ben);
    pty_idle(&ben, 1);
    printf("bench joined:idle %ld wakeups\n", pty_idle(&ben, seconds).wakeups);
    pty_stop(&ben);
    pty_stop(&ann);
    return 0;
}
