/* A talk: lines said and lines heard. Once nobody answers any more, all who ask come home with
 * nothing; so a question needs no care for the end of the talk but to return. */
#ifndef BASTIDE_PLAIN_TALK_H
#define BASTIDE_PLAIN_TALK_H

#include "plain/plain.h"

enum talk_end {
    TALK_GOES_ON,
    TALK_LEFT,        /* somebody said so */
    TALK_SILENT,      /* the end of the input */
    TALK_UNHEARD,     /* nobody listens any more: nothing is said either */
    TALK_INTERRUPTED, /* from the keyboard */
};

struct talk {
    const struct plain_ends *ends;
    enum talk_end end;
};

/* Says a line, without its newline, from a printf format. */
__attribute__((format(printf, 2, 3))) void talk_say(struct talk *talk, const char *format, ...);

/* Asks, behind `who` (or ""), and waits for a line, which comes without blanks around it. False:
 * nobody answers any more. */
bool talk_ask(struct talk *talk, const char *who, char line[PLAIN_LINE_SIZE]);

/* Asks until the answer is 1, yes, or 0, no; no if nobody answers. */
bool talk_agree(struct talk *talk, const char *question);

#endif
