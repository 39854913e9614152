/* The lines of commands: the next one may be looked at while the last is still being answered. */
#ifndef BASTIDE_ENGINE_LINES_H
#define BASTIDE_ENGINE_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum { LINE_SIZE = 8192 };

struct lines {
    FILE *in; /* nobody else has read from it, or will */
    bool has_ended;
    size_t come;            /* bytes in the buffer, which begin with the next line */
    char buffer[LINE_SIZE]; /* a line that does not fit is too long */
};

/* Waits for the next line and takes it, without its newline; a last one without newline counts. Its
 * length is LINE_SIZE if it has as many bytes or more. False: there is none. */
bool lines_take(struct lines *lines, char line[LINE_SIZE], size_t *length);

/* Whether it is known what comes next: a line, one that is too long, or the end. */
bool lines_know_next(const struct lines *lines);

/* Whether the next line has come and is that word alone. */
bool lines_next_is(const struct lines *lines, const char *word);

/* Reads what has come, or waits for something if nothing has. What comes next must not be known. */
void lines_read(struct lines *lines);

/* What poll says it can be read by when lines_read does not wait; -1: it never does. */
int lines_fd(const struct lines *lines);

#endif
