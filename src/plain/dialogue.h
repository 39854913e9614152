/* A dialogue: lines printed and lines read. Once it has ended, every later read fails, so a
 * question only has to return. */
#ifndef BASTIDE_PLAIN_DIALOGUE_H
#define BASTIDE_PLAIN_DIALOGUE_H

#include "plain/plain.h"

enum dialogue_end {
    DIALOGUE_GOES_ON,
    DIALOGUE_LEFT,        /* the player chose to leave */
    DIALOGUE_SILENT,      /* end of input */
    DIALOGUE_UNHEARD,     /* the output is closed: nothing is printed either */
    DIALOGUE_INTERRUPTED, /* Ctrl-C */
};

struct dialogue {
    const struct line_io *io;
    enum dialogue_end end;
    const struct programs *programs; /* other programs that may play; NULL: none */
};

/* Prints a line, without its newline, from a printf format. */
__attribute__((format(printf, 2, 3))) void dialogue_say(struct dialogue *dialogue,
                                                        const char *format, ...);

/* Prints a line as it is. */
void dialogue_tell(struct dialogue *dialogue, const char *line);

/* Prompts, after `who` (or ""), and reads a line, stripped of surrounding spaces. False: the
 * dialogue has ended. */
bool dialogue_ask(struct dialogue *dialogue, const char *who, char line[PLAIN_LINE_SIZE]);

/* Asks until the answer is 1, yes, or 0, no; no if the dialogue ends. */
bool dialogue_agree(struct dialogue *dialogue, const char *question);

/* Waits until the file descriptor (-1: none) can be read or the time is over. False: interrupted,
 * and the dialogue has ended. */
bool dialogue_wait(struct dialogue *dialogue, int fd, unsigned milliseconds);

/* Waits a while for the file descriptor, for the `waits`th time: at the second, where people watch,
 * it says why. */
bool dialogue_await(struct dialogue *dialogue, int fd, unsigned waits, const char *why);

#endif
