/* Travel: the shortest sequence that moves the cursor. */
#ifndef BASTIDE_TUI_TERMINAL_TRAVEL_H
#define BASTIDE_TUI_TERMINAL_TRAVEL_H

#include "tui/terminal/dialect.h"

#include <stddef.h>

enum {
    TRAVEL_SIZE = 32,
    PLACE_UNKNOWN = -1, /* a column, where the cursor may be anywhere */
};

struct place {
    int row, col;
};

/* Writes the sequence from one place to another into `text`, with no zero byte behind; returns its
 * length, 0 where the cursor is there. */
size_t travel(const struct dialect *dialect, struct place from, struct place to,
              char text[TRAVEL_SIZE]);

#endif
