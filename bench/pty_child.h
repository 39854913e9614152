/* Runs a program in a terminal of its own and measures the cost of its response to each key. */
#ifndef BASTIDE_BENCH_PTY_CHILD_H
#define BASTIDE_BENCH_PTY_CHILD_H

#include <stddef.h>
#include <sys/types.h>

struct pty {
    int rows, cols;
    int fd;
    pid_t child;
};

/* From a key, or the start, until the program stops writing. */
struct pty_cost {
    double milliseconds; /* of CPU, the child's own */
    double latency;      /* milliseconds from the key to the last byte of output */
    size_t bytes;        /* written to the terminal */
    long writes;         /* write system calls, to any file */
};

/* Makes a new folder, whose name `folder` has then, and lets the programs keep everything there, as
 * for a user who has never played. On failure, ends this program with a message. */
enum { PTY_FOLDER_SIZE = 32 };
void pty_make_folder(char folder[PTY_FOLDER_SIZE]);

/* Starts the program in a terminal of `pty->rows` by `pty->cols` that supports synchronized output
 * and reports so when queried. On failure, ends this program with a message. */
struct pty_cost pty_start(struct pty *pty, char *const arguments[]);

struct pty_cost pty_press(struct pty *pty, const char *keys);

/* The same where the answer is a film, with pauses between its pictures. */
struct pty_cost pty_watch(struct pty *pty, const char *keys);

/* Milliseconds from a key at one program to the first byte that another one writes. */
double pty_reach(struct pty *from, const char *keys, struct pty *to);

/* What the program does while nobody does anything for so many seconds. */
struct pty_idleness {
    long wakeups;        /* of its first thread, which draws and reads keys */
    double milliseconds; /* of CPU, of all threads */
};
struct pty_idleness pty_idle(struct pty *pty, int seconds);

/* The most memory that the program has had, in kB. */
long pty_resident(const struct pty *pty);

/* Asks the program to exit, and waits until it has. */
void pty_stop(struct pty *pty);

/* A game for it, of all sets that go together: its engine plays so many moves at random and saves
 * the game in a new file. On failure, ends this program with a message. */
void pty_make_game(const char *program, const char *path, int players, int moves);

/* Prints what failed, with errno, and ends the program. */
_Noreturn void pty_fail(const char *what);

#endif
