/* Escape sequences: where they end, and which keys they are. All take the bytes of one from its
 * Escape on. */
#ifndef BASTIDE_TUI_SEQUENCES_H
#define BASTIDE_TUI_SEQUENCES_H

#include "tui/input/pointer.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The key of a whole sequence as nearly all terminals send it; KEYS_NONE: it is none. */
uint32_t sequence_key(const unsigned char *bytes, size_t count);

/* Whether these bytes, two at least, are a whole sequence. */
bool sequence_has_ended(const unsigned char *held, size_t count);

/* Whether it is a string, which ends with a bell or Escape backslash and means nothing here: OSC,
 * DCS, SOS, PM, APC. */
bool sequence_is_string(const unsigned char *held, size_t count);

/* Whether these are the two bytes with which keys, or what terminals report, begin: "ESC [",
 * "ESC O", "ESC ]", "ESC P", "ESC _". The same are Alt with these keys, typed by hand. */
bool sequence_is_introduced(const unsigned char *held, size_t count);

/* Whether what a terminal reports goes on with `byte` after those two. */
bool sequence_may_go_on(const unsigned char *held, unsigned char byte);

/* What a terminal reports besides keys: its mouse in SGR form ("\e[<0;10;20M") and answers
 * ("\e[?2026;2$y", "\e[?62;1c"). Each reads one whole sequence, `bytes` with its Escape and `count`
 * long, and returns whether it is such a report. */

/* What a terminal answers to a query. */
struct key_answer {
    int mode;  /* the private mode that was asked about (DECRQM, "\e[?MODE$p"); 0: the terminal says
                  what it is (DA1, "\e[c") */
    int value; /* of a mode: 0 unknown, 1 on, 2 off, 3 always on, 4 always off; of DA1: its class */
};

bool report_is_pointer(const unsigned char *bytes, size_t count, struct pointer *pointer);
bool report_is_answer(const unsigned char *bytes, size_t count, struct key_answer *answer);

#endif
