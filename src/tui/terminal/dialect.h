/* A dialect: which of the sequences of ECMA-48 a terminal understands, and how many colours it has.
 * terminfo.c reads it from the terminal database; what writes frames looks nowhere else, so it can
 * be tested without a terminal. */
#ifndef BASTIDE_TUI_TERMINAL_DIALECT_H
#define BASTIDE_TUI_TERMINAL_DIALECT_H

#include "tui/page.h"

#include <stdbool.h>
#include <stdint.h>

struct dialect {
    enum depth depth;
    uint8_t attributes; /* mask of enum cell_attribute: those that can be shown */
    bool unicode;       /* glyphs beyond ASCII may be written */
    bool console;       /* though not those, letters, lines and shades may be: glyph_console() */

    /* Moving the cursor. To a row and column (CUP) every dialect can. */
    bool right;      /* CUF */
    bool left;       /* CUB */
    bool down;       /* CUD */
    bool to_column;  /* CHA */
    bool line_feeds; /* a line feed goes straight down, a carriage return to the first column */
    bool wraps_late; /* the last cell of the last row can be written without scrolling */
    bool hides_cursor;

    /* Setting colours and attributes (SGR). */
    bool has_own;         /* 39 and 49: the terminal's own colours */
    bool ends_attributes; /* 22, 24, 27: one attribute off; else 0 turns all off */

    /* Moving what is shown. What comes in at the other end is blank, of any colour. */
    bool shifts_cells; /* ICH and DCH: the rest of a line aside */
    bool shifts_lines; /* IL and DL: the rest of the screen down or up */

    /* Blanking cells without moving the cursor. */
    bool erases_cells;    /* ECH */
    bool erases_line;     /* EL: to the end of the line */
    bool erases_to_paper; /* what is erased takes the colour of the paper; else the own one */
};

#endif
