/* What the terminal database and the environment know of a terminal.
 *
 * Of ncurses only this is used, its database. Its screens are not: their pairs of colours are
 * numbered and few, they have no 24-bit colours where TERM says xterm-256color, and they write a
 * frame in many pieces. Sequences are taken from the database only where they are those of
 * ECMA-48; all terminals of the last forty years that can move a cursor speak it. */
#ifndef BASTIDE_TUI_TERMINAL_TERMINFO_H
#define BASTIDE_TUI_TERMINAL_TERMINFO_H

#include "play/problem.h"
#include "tui/input/keys.h"
#include "tui/terminal/dialect.h"

enum { TERMINAL_TEXT_SIZE = 128 };

struct terminal {
    struct dialect dialect;
    char enter[TERMINAL_TEXT_SIZE]; /* a screen of its own, keys as `keys` has them, no cursor */
    char leave[TERMINAL_TEXT_SIZE]; /* all as it was; colours and attributes, too */
    bool has_mouse;
    bool may_be_asked;                          /* what it can do, by sequences that it answers */
    int rows, cols;                             /* if it does not say; 0: unknown */
    struct key_sequence key[KEY_SEQUENCES_MAX]; /* what it sends for keys */
    size_t keys;
};

/* Reads what is known of the terminal called `name` (TERM). False where nothing is known or where
 * it cannot show canvases: `problem` says which and what would help.
 *
 * Colours: none where NO_COLOR is set and not empty; 24 bits where the database says so (RGB, Tc)
 * or COLORTERM does, which is believed only for terminals of at least 256 colours: it is inherited
 * by whatever runs inside, while TERM is set by whoever is nearest. */
bool terminfo_read(const char *name, struct terminal *terminal, struct problem *problem);

#endif
