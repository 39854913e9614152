/* A program in a terminal of its own, and what each of its answers to keys costs. */
#ifndef BASTIDE_BENCH_PTY_CHILD_H
#define BASTIDE_BENCH_PTY_CHILD_H

#include <stddef.h>
#include <sys/types.h>

struct pty {
    int rows, cols;
    int fd;
    pid_t child;
};

/* From a key, or the start, until the program has fallen silent. */
struct pty_cost {
    double milliseconds; /* of CPU, the child's own */
    double latency;      /* milliseconds from the key to the last byte of the answer */
    size_t bytes;        /* that the terminal got */
    long writes;         /* system calls that write, whatever to */
};

/* Starts the program in a terminal of `pty->rows` and `pty->cols` that knows synchronized output
 * and says so when it is asked. Ends this program with a message where that is impossible. */
struct pty_cost pty_start(struct pty *pty, char *const arguments[]);

struct pty_cost pty_press(struct pty *pty, const char *keys);

/* The same where the answer is a film, with pauses between its pictures. */
struct pty_cost pty_watch(struct pty *pty, const char *keys);

/* The most memory that the program has had, in kB. */
long pty_resident(const struct pty *pty);

/* Asks the program to end, and waits until it has. */
void pty_stop(struct pty *pty);

/* Says what failed, with errno, and ends the program. */
_Noreturn void pty_fail(const char *what);

#endif
