/* A dialogue: lines said and lines heard. Once nobody answers any more, all who ask come home with
 * nothing; so a question needs no care for the end of the dialogue but to return. */
#ifndef BASTIDE_PLAIN_DIALOGUE_H
#define BASTIDE_PLAIN_DIALOGUE_H

#include "plain/plain.h"

enum dialogue_end {
    DIALOGUE_GOES_ON,
    DIALOGUE_LEFT,        /* somebody said so */
    DIALOGUE_SILENT,      /* the end of the input */
    DIALOGUE_UNHEARD,     /* nobody listens any more: nothing is said either */
    DIALOGUE_INTERRUPTED, /* from the keyboard */
};

struct dialogue {
    const struct line_io *io;
    enum dialogue_end end;
};

/* Says a line, without its newline, from a printf format. */
__attribute__((format(printf, 2, 3))) void dialogue_say(struct dialogue *dialogue,
                                                        const char *format, ...);

/* Asks, behind `who` (or ""), and waits for a line, which comes without blanks around it. False:
 * nobody answers any more. */
bool dialogue_ask(struct dialogue *dialogue, const char *who, char line[PLAIN_LINE_SIZE]);

/* Asks until the answer is 1, yes, or 0, no; no if nobody answers. */
bool dialogue_agree(struct dialogue *dialogue, const char *question);

#endif
