/* Inks: what a colour on the screen means. A theme (theme.h) says which colour that is;
 * everything above the terminal speaks of inks.
 *
 * Every ink has a line in data/themes/default.theme: a new row here needs one there, "chosen" for
 * CHOSEN, "player-1" for PLAYER_1. The other themes take over what they do not give themselves. */
#ifndef BASTIDE_TUI_INK_H
#define BASTIDE_TUI_INK_H

#include "picture/picture.h"
#include "rows/glyph.h"

#include <stdint.h>

/* What kind of terminal is drawn for: how many colours it has, from none to all. */
enum depth { DEPTH_MONO, DEPTH_8, DEPTH_16, DEPTH_256, DEPTH_24_BIT };

#define INKS(X)                                                                                    \
    X(DEFAULT) /* the terminal's own */                                                            \
    X(TEXT)    /* plain text */                                                                    \
    X(FAINT)   /* side remarks, things not possible now */                                         \
    X(STRONG)  /* headings, numbers that matter */                                                 \
    X(KEY)     /* names of keys */                                                                 \
    X(FRAME)   /* lines of boxes */                                                                \
    X(GOOD)    /* gains */                                                                         \
    X(BAD)     /* losses, refusals */                                                              \
    X(NIGHT)   /* behind everything */                                                             \
    X(PANEL)   /* behind the panels */                                                             \
    X(CHOSEN)  /* behind the line that is selected */                                              \
    X(BAR)     /* behind the line of keys */                                                       \
    X(BLACK)   /* what is drawn on light grounds of the board */                                   \
    X(PLAYER_1)                                                                                    \
    X(PLAYER_2)                                                                                    \
    X(PLAYER_3)                                                                                    \
    X(PLAYER_4)                                                                                    \
    X(PLAYER_5)                                                                                    \
    X(PLAYER_6)                                                                                    \
    /* letters on the players' colours */                                                          \
    X(LETTER_1)                                                                                    \
    X(LETTER_2)                                                                                    \
    X(LETTER_3)                                                                                    \
    X(LETTER_4)                                                                                    \
    X(LETTER_5)                                                                                    \
    X(LETTER_6)                                                                                    \
    /* outlines of the players' figures */                                                         \
    X(OUTLINE_1)                                                                                   \
    X(OUTLINE_2)                                                                                   \
    X(OUTLINE_3)                                                                                   \
    X(OUTLINE_4)                                                                                   \
    X(OUTLINE_5)                                                                                   \
    X(OUTLINE_6)                                                                                   \
    /* the picture on the title page */                                                            \
    X(SKY_1)                                                                                       \
    X(SKY_2)                                                                                       \
    X(SKY_3)                                                                                       \
    X(SKY_4)                                                                                       \
    X(SKY_5)                                                                                       \
    X(STAR)                                                                                        \
    X(MOON)                                                                                        \
    X(HILL_FAR)                                                                                    \
    X(HILL_NEAR)                                                                                   \
    X(MEADOW)                                                                                      \
    X(FURROW)                                                                                      \
    X(GRAIN)                                                                                       \
    X(PATH)                                                                                        \
    X(STONE)                                                                                       \
    X(STONE_DARK)                                                                                  \
    X(PLASTER)                                                                                     \
    X(TILES)                                                                                       \
    X(TILES_DARK)                                                                                  \
    X(SLATE)                                                                                       \
    X(WINDOW)                                                                                      \
    X(GATE)                                                                                        \
    X(NAME_LIT)                                                                                    \
    X(NAME)                                                                                        \
    X(NAME_SHADE)

enum ink {
#define X(ink) INK_##ink,
    INKS(X)
#undef X
        INKS_COUNT,
    INK_BOARD = INKS_COUNT, /* from here on: the inks of the board */
};

enum { INK_PLAYERS = INK_PLAYER_6 - INK_PLAYER_1 + 1 };

/* The ink of the colour that a player (from 0) chose in the setup: one of six. */
static inline uint16_t ink_of_player(unsigned colour)
{
    return (uint16_t)(INK_PLAYER_1 + colour);
}

/* What can be read on it, and what sets a figure of it off from the land. */
static inline uint16_t ink_of_letter(unsigned colour)
{
    return (uint16_t)(INK_LETTER_1 + colour);
}

static inline uint16_t ink_of_outline(unsigned colour)
{
    return (uint16_t)(INK_OUTLINE_1 + colour);
}

/* The inks of the board: what every substance of a painted tile looks like, plain, lit up and
 * dimmed, and the inks of what is drawn over the tiles. */

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
