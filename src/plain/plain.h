/* The game in lines: for screen readers, terminals that cannot be drawn on, pipes and programs.
 * Everything that the screen offers is a question with numbered choices or a command that answers
 * in sentences, one fact a line. The only door to this front end. */
#ifndef BASTIDE_PLAIN_PLAIN_H
#define BASTIDE_PLAIN_PLAIN_H

#include "play/problem.h"
#include "play/start_request.h"

#include <stddef.h>

enum { PLAIN_LINE_SIZE = 256 }; /* a line that is answered, and its closing zero */

enum plain_heard { PLAIN_LINE, PLAIN_TOO_LONG, PLAIN_END, PLAIN_INTERRUPTED };

/* Whom the game talks with: where lines come from and go to. */
struct line_io {
    void *self;
    /* The next line, without its newline. */
    enum plain_heard (*hear)(void *self, char line[PLAIN_LINE_SIZE]);
    /* Some text in UTF-8, with the newlines in it; false where nobody listens any more. */
    bool (*say)(void *self, const char *text);
    /* Waits, without hearing anything; false where that is interrupted. Only games that are watched
     * want it. */
    bool (*wait)(void *self, unsigned milliseconds);
};

/* Plays until the players leave, or nobody hears or answers any more. False where what is asked for
 * cannot be opened: nothing was said then, and `problem` says why. */
bool plain_dialogue(const struct start_request *request, const struct line_io *io,
                    struct problem *problem);

/* The same with standard input and output. Returns the exit status: 0; 1 where nothing can be
 * written; 2 where a file cannot be used, which is told on standard error. */
int plain_run(const struct start_request *request);

#endif
