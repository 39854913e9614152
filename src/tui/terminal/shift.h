/* Shifts: when the land is moved aside under the view, most of what a row shall show is on it
 * already, only elsewhere. Terminals can move cells aside, which is far shorter than writing them
 * anew: cells are taken out at one end of a stretch and blanks put in at the other, so what lies
 * beyond it is where it was. */
#ifndef BASTIDE_TUI_TERMINAL_SHIFT_H
#define BASTIDE_TUI_TERMINAL_SHIFT_H

#include "tui/terminal/row.h"

enum { SHIFT_TRIES = 6 };

/* What is learnt from row to row of one frame; all zero at its beginning. */
struct shift_search {
    int by;       /* of the last row that was shifted; 0: none yet */
    int failures; /* rows that were searched in vain: after SHIFT_TRIES no more are */
};

/* A stretch of a row, moved by so many columns: to the right where `by` is positive. */
struct shift {
    int begin, end;
    int by; /* 0: nothing is to be gained */
};

/* How the row could be shifted so that more of it is shown already. */
struct shift shift_find(const struct row *row, struct shift_search *search);

/* What `row` shows when it has been shifted: in `shifted`, unknown where blanks came in. */
void shift_apply(const struct shift *shift, const struct row *row, struct look *shifted);

/* The longest that shift_write can be, in bytes. */
enum { SHIFT_LENGTH = 28 };

void shift_write(const struct shift *shift, const struct row *row, struct row_hand *hand);

#endif
