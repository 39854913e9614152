/* Inks: what a colour on the screen means. A theme (theme.h) says which colour that is;
 * everything above the terminal speaks of inks.
 *
 * Every ink has a line in data/themes/default.theme: a new row here needs one there, "chosen" for
 * CHOSEN, "player-1" for PLAYER_1. The other themes take over what they do not give themselves. */
#ifndef BASTIDE_TUI_INK_H
#define BASTIDE_TUI_INK_H

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
    INK_BOARD = INKS_COUNT, /* from here on: the inks of the board (board_ink.h) */
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

#endif
