/* A tile in letters and lines, for terminals that cannot show its painting: 7 columns and 3 rows,
 * with a gap of one cell to the next tile. */
#ifndef BASTIDE_TUI_GLYPH_TILE_H
#define BASTIDE_TUI_GLYPH_TILE_H

#include "bastide/tiles.h"
#include "tui/canvas.h"

enum { GLYPH_TILE_ROWS = 3, GLYPH_TILE_COLS = 7 };

/* What a cell shows; roads besides, see below. The row: name in C, character where lines can be
 * shown, plain character, ink (board_ink.h), the tile's flag that puts it in the middle, or 0. A
 * gate's drawbridge is raised or let down. A city's end that has another city right below or above
 * it is a cap, whose line is the wall between the two. */
#define GLYPH_MARKS(X)                                                                             \
    X(GRASS, 0xb7, '.', FIELD_GLYPH, 0)                                                            \
    X(CITY, 0x2592, '#', CITY_GLYPH, 0)                                                            \
    X(CAP_LEFT, '\\', '\\', CITY_GLYPH, 0)                                                         \
    X(CAP_RIGHT, '/', '/', CITY_GLYPH, 0)                                                          \
    X(CAP_FLOOR, '_', '_', CITY_GLYPH, 0)                                                          \
    X(CAP_ROOF, 0xaf, '-', CITY_GLYPH, 0)                                                          \
    X(PENNANT, '*', '*', CITY_GLYPH, 0)                                                            \
    X(WINE, 'Y', 'Y', GOODS_GLYPH, 0) /* a goblet */                                               \
    X(GRAIN, '%', '%', GOODS_GLYPH, 0)                                                             \
    X(CLOTH, '~', '~', GOODS_GLYPH, 0)                                                             \
    X(CATHEDRAL, 0x2020, '+', MONASTERY_GLYPH, 0)                                                  \
    X(CATHEDRAL_LEFT, '{', '{', MONASTERY_GLYPH, 0)                                                \
    X(CATHEDRAL_RIGHT, '}', '}', MONASTERY_GLYPH, 0)                                               \
    X(MONASTERY, 'M', 'M', MONASTERY_GLYPH, 0)                                                     \
    X(MONASTERY_LEFT, '[', '[', MONASTERY_GLYPH, 0)                                                \
    X(MONASTERY_RIGHT, ']', ']', MONASTERY_GLYPH, 0)                                               \
    X(VILLAGE, 'o', 'o', ROAD_GLYPH, 0)    /* where roads end */                                   \
    X(OVER_NS, 0x2551, 'H', ROAD_GLYPH, 0) /* a road over another */                               \
    X(OVER_EW, 0x2550, 'H', ROAD_GLYPH, 0)                                                         \
    X(BAZAAR, '$', '$', BAZAAR_GLYPH, TILE_BAZAAR)                                                 \
    X(INN, 'i', 'i', FIELD_GLYPH, 0)                                                               \
    X(GATE_UP, 0x25b2, '^', GATE_GLYPH, 0)                                                         \
    X(GATE_DOWN, 0x25bc, 'v', GATE_GLYPH, 0)                                                       \
    X(BRIDGE_NS, 0x2551, 'H', BRIDGE_GLYPH, 0)                                                     \
    X(BRIDGE_EW, 0x2550, 'H', BRIDGE_GLYPH, 0)                                                     \
    X(CASTLE, 0x2593, '&', CASTLE_GLYPH, 0)

/* Roads are MARK_ROAD plus a bit for each edge that they go to. */
enum glyph_mark {
#define X(mark, ...) MARK_##mark,
    GLYPH_MARKS(X)
#undef X
        MARK_ROAD,
    MARKS = MARK_ROAD + (1 << EDGES)
};

struct glyph_tile {
    uint8_t mark[GLYPH_TILE_ROWS][GLYPH_TILE_COLS];    /* enum glyph_mark */
    uint8_t segment[GLYPH_TILE_ROWS][GLYPH_TILE_COLS]; /* or NO_SEGMENT */
};

struct glyph_anchor {
    int row, col;
};

/* Which characters may be used. */
enum glyph_set { GLYPHS_PLAIN, GLYPHS_LINES };

struct glyph_tile glyph_tile_of(uint8_t kind, unsigned orientation);

/* What a game builds upon it: see picture/overlay.h. Drawbridges are raised at first. */
void glyph_tile_lower(struct glyph_tile *tile, unsigned cities);
void glyph_tile_castle(struct glyph_tile *tile, uint8_t segment);
void glyph_tile_bridge(struct glyph_tile *tile, enum direction direction);

/* What the tile's flags put in its middle; MARK_GRASS for nothing. */
enum glyph_mark glyph_tile_middle(uint8_t kind);

/* Where a follower on that segment, or on the bridge, stands. */
struct glyph_anchor glyph_tile_anchor(const struct glyph_tile *tile, unsigned segment);

/* The character and the ink of a mark. */
uint32_t glyph_of_mark(enum glyph_mark mark, enum glyph_set set);
uint16_t ink_of_mark(enum glyph_mark mark);

#endif
