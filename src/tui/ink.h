/* Inks: what a colour on the screen means. Themes say which colour that is on the terminal at
 * hand; everything above the terminal speaks of inks. */
#ifndef BASTIDE_TUI_INK_H
#define BASTIDE_TUI_INK_H

#include <stdint.h>

/* The row: name, colour among 256, colour among 8 (-1: the terminal's own). */
#define INKS(X)                                                                                    \
    X(DEFAULT, -1, -1) /* the terminal's own */                                                    \
    X(TEXT, 253, 7)    /* plain text */                                                            \
    X(FAINT, 245, 7)   /* side remarks, things not possible now */                                 \
    X(STRONG, 231, 7)  /* headings, numbers that matter */                                         \
    X(KEY, 222, 3)     /* names of keys */                                                         \
    X(FRAME, 240, 7)   /* lines of boxes */                                                        \
    X(GOOD, 114, 2)    /* gains */                                                                 \
    X(BAD, 203, 1)     /* losses, refusals */                                                      \
    X(NIGHT, 234, 0)   /* behind everything */                                                     \
    X(PANEL, 235, 0)   /* behind the panels */                                                     \
    X(CHOSEN, 24, 4)   /* behind the line that is selected */                                      \
    X(BAR, 237, 0)     /* behind the line of keys */                                               \
    X(BLACK, 16, 0)    /* outlines */                                                              \
    X(PLAYER_1, 124, 1)                                                                            \
    X(PLAYER_2, 39, 6)                                                                             \
    X(PLAYER_3, 214, 3)                                                                            \
    X(PLAYER_4, 91, 5)                                                                             \
    X(PLAYER_5, 16, 0)                                                                             \
    X(PLAYER_6, 255, 7)                                                                            \
    /* the picture on the title page */                                                            \
    X(SKY_1, 16, 0)                                                                                \
    X(SKY_2, 17, 0)                                                                                \
    X(SKY_3, 60, 4)                                                                                \
    X(SKY_4, 96, 4)                                                                                \
    X(SKY_5, 174, 5)                                                                               \
    X(STAR, 189, 7)                                                                                \
    X(MOON, 230, 7)                                                                                \
    X(HILL_FAR, 239, 0)                                                                            \
    X(HILL_NEAR, 23, 2)                                                                            \
    X(MEADOW, 22, 2)                                                                               \
    X(FURROW, 58, 2)                                                                               \
    X(GRAIN, 100, 3)                                                                               \
    X(PATH, 137, 3)                                                                                \
    X(STONE, 144, 7)                                                                               \
    X(STONE_DARK, 101, 3)                                                                          \
    X(PLASTER, 187, 7)                                                                             \
    X(TILES, 131, 1)                                                                               \
    X(TILES_DARK, 95, 1)                                                                           \
    X(SLATE, 24, 6)                                                                                \
    X(WINDOW, 222, 3)                                                                              \
    X(GATE, 16, 0)                                                                                 \
    X(NAME_LIT, 230, 7)                                                                            \
    X(NAME, 222, 3)                                                                                \
    X(NAME_SHADE, 16, 0)

enum ink {
#define X(ink, among_256, among_8) INK_##ink,
    INKS(X)
#undef X
        INKS_COUNT,
    INK_BOARD = 64, /* from here on: the inks of the board, rows of board_inks (board_ink.h) */
};

struct ink_colour {
    int16_t among_256;
    int8_t among_8;
};

/* The colour of any ink, the board's too. */
struct ink_colour ink_colour(uint16_t ink);

/* The ink of the colour that a player (from 0) chose in the setup: one of six. */
static inline uint16_t ink_of_player(unsigned colour)
{
    return (uint16_t)(INK_PLAYER_1 + colour);
}

#endif
