/* The inks of the board: what every substance of a painted tile looks like, plain, lit up and
 * dimmed, and the inks of what is drawn over the tiles. */
#ifndef BASTIDE_TUI_BOARD_INK_H
#define BASTIDE_TUI_BOARD_INK_H

#include "picture/picture.h"
#include "rows/glyph.h"
#include "tui/ink.h"

enum board_tone { TONE_PLAIN, TONE_LIT, TONE_DIM, TONES };

/* Every tone has a darker one beside it, for the rim of a tile and for shadows. */
enum { INKS_OF_SUBSTANCE = TONES * 2, INKS_OF_TILES = INKS_OF_SUBSTANCE * SUBSTANCE_COUNT };

/* Then what is drawn over the tiles (glyph.def). */
enum {
    INK_BOARD_LAST_OF_TILES = INK_BOARD + INKS_OF_TILES - 1,
#define X(ink, word, like) INK_BOARD_##ink,
    BOARD_INKS(X)
#undef X
        INK_BOARD_END,
    BOARD_INKS_COUNT = INK_BOARD_END - INK_BOARD_GROUND,
};

/* The ink of a substance in a tone; `rim` 1 for the darker one. */
static inline uint16_t board_ink_of(enum substance substance, enum board_tone tone, unsigned rim)
{
    return (uint16_t)(INK_BOARD + ((unsigned)tone * 2u + rim) * SUBSTANCE_COUNT + substance);
}

/* The ink of a pixel: its substance in that tone. */
static inline uint16_t board_ink(struct pixel pixel, enum board_tone tone)
{
    return board_ink_of((enum substance)pixel.substance, tone, pixel.rim | pixel.shade);
}

#endif
