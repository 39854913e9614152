/* What a terminal reports besides keys: its mouse in SGR form ("\e[<0;10;20M") and answers
 * ("\e[?2026;2$y", "\e[?62;1c"). Each reads one whole sequence, `bytes` with its Escape and `count`
 * long, and returns whether it is such a report. */
#ifndef BASTIDE_TUI_REPORTS_H
#define BASTIDE_TUI_REPORTS_H

#include "tui/input/keys.h"

bool report_is_pointer(const unsigned char *bytes, size_t count, struct pointer *pointer);
bool report_is_answer(const unsigned char *bytes, size_t count, struct key_answer *answer);

#endif
