/* Themes: which colour every ink has, on a terminal of any depth.
 *
 * Themes are text files, data/themes/NAME.theme, which are compiled into the program; players can
 * have files of their own. theme_store.h finds them, theme_reader.h reads both kinds. */
#ifndef BASTIDE_TUI_THEME_H
#define BASTIDE_TUI_THEME_H

#include "tui/board/board_ink.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    THEME_NAME_SIZE = 32,
    INKS_ALL = INK_BOARD_END, /* inks count from 0 to here */
};

/* One colour, as every kind of terminal has it. */
struct colour {
    uint32_t rgb;      /* 0xRRGGBB, for terminals of 24 bits */
    int16_t among_256; /* 0 to 255: the palette of xterm */
    int8_t among_16;   /* 0 to 15 */
    int8_t among_8;    /* 0 to 7 */
    bool is_own;       /* the terminal's own default colour, whatever the depth; the rest is 0 */
};

struct theme {
    char name[THEME_NAME_SIZE];
    struct colour colour[INKS_ALL]; /* by ink */
};

/* The colour of an ink; of a number that is none, the terminal's own. */
const struct colour *theme_colour(const struct theme *theme, uint16_t ink);

bool colour_is_same(const struct colour *a, const struct colour *b);

/* Whether two themes give every ink the same colours. */
bool theme_is_same(const struct theme *a, const struct theme *b);

#endif
