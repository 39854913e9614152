/* The game in lines: for screen readers, terminals that cannot be drawn on, pipes and programs.
 * Everything that the screen offers is a question with numbered choices or a command that answers
 * in sentences, one fact a line. The only door to this front end. */
#ifndef BASTIDE_PLAIN_PLAIN_H
#define BASTIDE_PLAIN_PLAIN_H

#include "play/wish.h"

#include <stddef.h>

enum { PLAIN_LINE_SIZE = 256 }; /* a line that is answered, and its closing zero */

enum plain_heard { PLAIN_LINE, PLAIN_TOO_LONG, PLAIN_END, PLAIN_INTERRUPTED };

/* Whom the game talks with. */
struct plain_ends {
    void *self;
    /* The next line, without its newline. */
    enum plain_heard (*hear)(void *self, char line[PLAIN_LINE_SIZE]);
    /* Some text in UTF-8, with the newlines in it; false where nobody listens any more. */
    bool (*say)(void *self, const char *text);
};

/* Plays until the players leave or one of the ends does. Returns the exit status: 0, or 2 where a
 * file cannot be used; then one line about it was said. */
int plain_talk(const struct wish *wish, const struct plain_ends *ends);

/* The same with standard input and output; 1 where nothing can be written. */
int plain_run(const struct wish *wish);

#endif
