#include "tui/board/board_ink.h"

/* The row: substance; colours among 256 plain, lit and dimmed, each with the darker one of a tile's
 * rim; the colour among 8. */
#define SUBSTANCE_COLOURS(X)                                                                       \
    X(GRASS, 107, 65, 149, 113, 238, 236, 2)                                                       \
    X(TUFT, 71, 65, 113, 113, 237, 236, 2)                                                         \
    X(VERGE, 65, 65, 107, 107, 237, 236, 2)                                                        \
    X(ROAD, 230, 187, 231, 230, 246, 243, 7)                                                       \
    X(ROAD_WORN, 223, 180, 230, 229, 245, 243, 7)                                                  \
    X(CROSSING, 180, 137, 180, 137, 243, 240, 7)                                                   \
    X(HOUSE, 167, 131, 167, 131, 95, 239, 1)                                                       \
    X(HOUSE_SHADE, 88, 52, 88, 52, 238, 236, 1)                                                    \
    X(WALL, 94, 58, 130, 94, 236, 235, 3)                                                          \
    X(WALL_LIGHT, 137, 95, 223, 180, 239, 237, 3)                                                  \
    X(GATE, 52, 52, 94, 94, 236, 236, 3)                                                           \
    X(PAVING, 180, 137, 223, 180, 242, 239, 3)                                                     \
    X(ROOF, 173, 131, 215, 173, 240, 238, 3)                                                       \
    X(ROOF_SHADE, 131, 95, 173, 131, 239, 237, 3)                                                  \
    X(PENNANT, 26, 25, 33, 26, 60, 59, 4)                                                          \
    X(PENNANT_MARK, 231, 255, 231, 255, 250, 248, 7)                                               \
    X(MONASTERY_WALL, 252, 248, 231, 255, 244, 242, 1)                                             \
    X(MONASTERY_COURT, 186, 143, 229, 186, 241, 239, 1)                                            \
    X(MONASTERY_ROOF, 131, 95, 203, 167, 240, 238, 1)                                              \
    X(MONASTERY_SPIRE, 88, 52, 160, 124, 236, 235, 1)                                              \
    X(BAZAAR, 221, 178, 227, 221, 243, 240, 3)                                                     \
    X(AWNING, 162, 125, 199, 162, 239, 237, 5)                                                     \
    X(AWNING_LIGHT, 231, 254, 231, 255, 248, 246, 7)                                               \
    X(INN, 25, 24, 33, 26, 239, 237, 4)                                                            \
    X(INN_SIGN, 220, 178, 227, 221, 244, 242, 3)                                                   \
    X(DRAWBRIDGE, 173, 137, 215, 179, 242, 240, 3)                                                 \
    X(DRAWBRIDGE_UP, 233, 233, 235, 235, 233, 233, 0)                                              \
    X(BRIDGE_DECK, 179, 136, 221, 179, 243, 240, 3)                                                \
    X(BRIDGE_RAIL, 52, 52, 94, 94, 236, 235, 1)                                                    \
    X(CASTLE_WALL, 243, 240, 248, 245, 238, 236, 7)                                                \
    X(TOWER, 250, 247, 255, 252, 242, 240, 7)                                                      \
    X(CASTLE_ROOF, 24, 23, 31, 24, 237, 236, 4)                                                    \
    X(CASTLE_FLAG, 196, 160, 203, 196, 244, 242, 1)

enum {
#define X(name, ...) ROW_OF_##name,
    SUBSTANCE_COLOURS(X)
#undef X
        SUBSTANCE_ROWS
};

_Static_assert((int)SUBSTANCE_ROWS == (int)SUBSTANCE_COUNT, "every substance has its colours");

#define PLACE(tone, rim, name) [(TONE_##tone * 2 + rim) * SUBSTANCE_COUNT + SUBSTANCE_##name]
#define EXTRA(name)            [INK_BOARD_##name - INK_BOARD]

const struct ink_colour board_inks[] = {
#define X(name, plain, plain_rim, lit, lit_rim, dim, dim_rim, among_8)                             \
    PLACE(PLAIN, 0, name) = {plain, among_8}, PLACE(PLAIN, 1, name) = {plain_rim, among_8},        \
                    PLACE(LIT, 0, name) = {lit, among_8},                                          \
                    PLACE(LIT, 1, name) = {lit_rim, among_8},                                      \
                    PLACE(DIM, 0, name) = {dim, among_8},                                          \
                    PLACE(DIM, 1, name) = {dim_rim, among_8},
    SUBSTANCE_COLOURS(X)
#undef X
        EXTRA(GROUND) = {234, 0},
    EXTRA(LEGAL) = {241, 7},
    EXTRA(BRIDGED) = {136, 3},
    EXTRA(GHOST) = {231, 7},
    EXTRA(CURSOR) = {231, 7},
    EXTRA(FIEF) = {51, 6},
    EXTRA(OFFER) = {226, 7},
    EXTRA(FIELD_GLYPH) = {107, 2},
    EXTRA(ROAD_GLYPH) = {230, 7},
    EXTRA(CITY_GLYPH) = {173, 3},
    EXTRA(MONASTERY_GLYPH) = {203, 1},
    EXTRA(BRIDGE_GLYPH) = {179, 3},
    EXTRA(CASTLE_GLYPH) = {250, 7},
    EXTRA(GATE_GLYPH) = {215, 3},
    EXTRA(BAZAAR_GLYPH) = {221, 5},
};

const unsigned board_inks_count = sizeof board_inks / sizeof board_inks[0];
