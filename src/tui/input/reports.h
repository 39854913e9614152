/* What a terminal reports besides keys: its mouse in SGR form ("\e[<0;10;20M") and answers
 * ("\e[?2026;2$y", "\e[?62;1c"). Each reads one whole sequence, `bytes` with its Escape and `count`
 * long, and returns whether it is such a report. */
#ifndef BASTIDE_TUI_REPORTS_H
#define BASTIDE_TUI_REPORTS_H

#include "tui/input/pointer.h"

#include <stddef.h>

/* What a terminal answers to a query. */
struct key_answer {
    int mode;  /* the private mode that was asked about (DECRQM, "\e[?MODE$p"); 0: the terminal says
                  what it is (DA1, "\e[c") */
    int value; /* of a mode: 0 unknown, 1 on, 2 off, 3 always on, 4 always off; of DA1: its class */
};

bool report_is_pointer(const unsigned char *bytes, size_t count, struct pointer *pointer);
bool report_is_answer(const unsigned char *bytes, size_t count, struct key_answer *answer);

#endif
