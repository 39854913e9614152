/* A tile in letters and lines, for terminals that cannot show its painting: 7 columns and 3 rows,
 * with a gap of one cell to the next tile. */
#ifndef BASTIDE_TUI_GLYPH_TILE_H
#define BASTIDE_TUI_GLYPH_TILE_H

#include "bastide/tiles.h"
#include "tui/canvas.h"

enum { GLYPH_TILE_ROWS = 3, GLYPH_TILE_COLS = 7 };

/* What a cell shows. Roads are MARK_ROAD plus a bit for each edge that they go to. */
enum glyph_mark {
    MARK_GRASS,
    MARK_CITY,
    MARK_PENNANT,
    MARK_MONASTERY,
    MARK_MONASTERY_LEFT,
    MARK_MONASTERY_RIGHT,
    MARK_VILLAGE, /* where roads end */
    MARK_BAZAAR,  /* where they end too */
    MARK_INN,
    MARK_GATE_UP, /* a drawbridge, raised or let down */
    MARK_GATE_DOWN,
    MARK_BRIDGE_NS,
    MARK_BRIDGE_EW,
    MARK_CASTLE,
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

/* Where a follower on that segment, or on the bridge, stands. */
struct glyph_anchor glyph_tile_anchor(const struct glyph_tile *tile, unsigned segment);

/* The character and the ink of a mark. */
uint32_t glyph_of_mark(enum glyph_mark mark, enum glyph_set set);
uint16_t ink_of_mark(enum glyph_mark mark);

#endif
