/* The game as plain text: for screen readers, terminals without cursor control, pipes and programs.
 * Everything on the screen is a question with numbered choices or a command that answers in
 * sentences, one fact per line. This is the only public header of this front end. */
#ifndef BASTIDE_PLAIN_PLAIN_H
#define BASTIDE_PLAIN_PLAIN_H

#include "play/problem.h"
#include "play/start.h"

#include <stddef.h>
#include <stdio.h>

enum { PLAIN_LINE_SIZE = 256 }; /* an input line and its closing zero */

enum plain_heard { PLAIN_LINE, PLAIN_TOO_LONG, PLAIN_END, PLAIN_INTERRUPTED };

/* Where lines are read from and written to. */
struct line_io {
    void *self;
    /* The next line, without its newline. */
    enum plain_heard (*hear)(void *self, char line[PLAIN_LINE_SIZE]);
    /* Prints UTF-8 text, which includes its newlines; false if the output is closed. */
    bool (*say)(void *self, const char *text);
    /* Waits without reading, until the file descriptor can be read (-1: none) or the time is over;
     * false if interrupted. Only used for watched games, computer players and statistics. */
    bool (*wait)(void *self, int fd, unsigned milliseconds);
    /* Whether `hear` would return at once. Only used where computer players play alone, and in
     * games that are shared. */
    bool (*hears)(void *self);
    /* Like `wait`, but also until `hears`. Only used in games that are shared; NULL: what happens
     * elsewhere is told after the next line. */
    bool (*wait_to_hear)(void *self, int fd, unsigned milliseconds);
    /* Milliseconds of some clock that only goes forward. NULL: no player's clock is counted. */
    long long (*now)(void *self);
    bool is_watched; /* each line is read as it is printed: a long wait is explained */
};

/* Plays until the players leave, or input or output ends. False if the request cannot be opened:
 * nothing was printed then, and `problem` says why. */
bool plain_dialogue(const struct start_request *request, const struct line_io *io,
                    struct problem *problem);

/* The same with standard input and output. Returns the exit status: 0; 1 if the output cannot be
 * written; 2 if a file cannot be used, which is reported on standard error. */
int plain_run(const struct start_request *request);

/* Compares two records, and prints on `out` which of them goes on where the other ends, or where
 * they part. Returns the exit status: 0 if one continues the other or both are the same; 1 if they
 * part, or are of different games; 2 if one cannot be read: `problem` says why. */
int plain_compare(const char *one, const char *other, FILE *out, struct problem *problem);

#endif
