/* The pen: the colours and attributes that the terminal gives to what is written next, and the
 * shortest sequence (SGR) that changes them. */
#ifndef BASTIDE_TUI_TERMINAL_PEN_H
#define BASTIDE_TUI_TERMINAL_PEN_H

#include "tui/terminal/bytes.h"
#include "tui/terminal/dialect.h"

struct pen {
    int32_t ink, paper; /* as in struct look */
    uint8_t attribute;
    bool is_known; /* false: it may be set to anything */
};

/* What has to be so; the rest may stay as it is. */
struct pen_need {
    int32_t ink, paper;
    uint8_t attribute;
    uint8_t attributes_that_matter; /* mask of enum cell_attribute */
    bool ink_matters, paper_matters;
};

/* The way from one pen to another. */
struct pen_change {
    struct pen to;
    int length;  /* in bytes; 0: nothing has to change */
    bool resets; /* by turning everything off first */
};

struct pen_change pen_change(const struct pen *from, const struct pen_need *need,
                             const struct dialect *dialect);

/* Writes it: exactly `change->length` bytes. */
void pen_write(const struct pen *from, const struct pen_change *change,
               const struct dialect *dialect, struct bytes *bytes);

#endif
