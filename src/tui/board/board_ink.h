/* The inks of the board: what every substance of a painted tile looks like, plain, lit up and
 * dimmed, and the inks of what is drawn over the tiles. */
#ifndef BASTIDE_TUI_BOARD_INK_H
#define BASTIDE_TUI_BOARD_INK_H

#include "picture/picture.h"
#include "tui/ink.h"

/* The colours of the inks from INK_BOARD on. */
extern const struct ink_colour board_inks[];
extern const unsigned board_inks_count;

enum board_tone { TONE_PLAIN, TONE_LIT, TONE_DIM, TONES };

enum {
    BOARD_INKS_OF_TILES = TONES * 2 * SUBSTANCE_COUNT,
    INK_BOARD_GROUND = INK_BOARD + BOARD_INKS_OF_TILES, /* where no tile lies */
    INK_BOARD_LEGAL,                                    /* frames of legal squares, */
    INK_BOARD_BRIDGED,                                  /* of those that need a bridge */
    INK_BOARD_GHOST,                                    /* frame of the tile in hand */
    INK_BOARD_CURSOR,                                   /* frame of the tile looked at */
    INK_BOARD_FIEF,                                     /* frame of a castle's fief */
    INK_BOARD_OFFER,                                    /* behind the numbers of offers */
    /* The glyph board's. */
    INK_BOARD_FIELD_GLYPH,
    INK_BOARD_ROAD_GLYPH,
    INK_BOARD_CITY_GLYPH,
    INK_BOARD_MONASTERY_GLYPH,
    INK_BOARD_BRIDGE_GLYPH,
    INK_BOARD_CASTLE_GLYPH,
    INK_BOARD_GATE_GLYPH,
    INK_BOARD_BAZAAR_GLYPH,
    INK_BOARD_END,
};

/* The ink of a pixel: its substance in that tone. */
static inline uint16_t board_ink(struct pixel pixel, enum board_tone tone)
{
    return (uint16_t)(INK_BOARD +
                      ((unsigned)tone * 2u + (pixel.rim | pixel.shade)) * SUBSTANCE_COUNT +
                      pixel.substance);
}

#endif
