/* A tile in letters and lines, for terminals that cannot show its painting: 7 columns and 3 rows,
 * with a gap of one cell to the next tile. */
#ifndef BASTIDE_TUI_GLYPH_TILE_H
#define BASTIDE_TUI_GLYPH_TILE_H

#include "bastide/tiles.h"
#include "picture/picture.h"
#include "rows/glyph.h"
#include "tui/canvas.h"

#include <stdbool.h>

/* What a tile in letters is made of, for those who draw on it: the rows of LETTERED and
 * GLYPH_OVERLAYS (glyph.def). It has 7 columns and 3 rows, with a gap of one cell to the next. */

enum { GLYPH_TILE_ROWS = 3, GLYPH_TILE_COLS = 7 };

/* What a cell shows (glyph.def). Roads are MARK_ROAD plus a bit for each edge that they go to;
 * signs are MARK_LETTER plus the number of a letter from A. */
enum glyph_mark {
#define X(mark, ...) MARK_##mark,
    GLYPH_MARKS(X)
#undef X
        MARK_ROAD,
    MARK_LETTER = MARK_ROAD + (1 << EDGES),
    MARKS = MARK_LETTER + 'Z' - 'A' + 1
};

struct glyph_tile {
    uint8_t mark[GLYPH_TILE_ROWS][GLYPH_TILE_COLS];    /* enum glyph_mark */
    uint8_t segment[GLYPH_TILE_ROWS][GLYPH_TILE_COLS]; /* or NO_SEGMENT */
    uint8_t edge_mark[EDGES], edge_segment[EDGES]; /* what goes on beyond an edge, if anything */
};

struct glyph_anchor {
    int row, col;
};

/* Which characters may be used. */
enum glyph_set { GLYPHS_PLAIN, GLYPHS_LINES };

enum { MIDDLE_ROW = 1, MIDDLE_COL = 3, FAR_ROW = 2, FAR_COL = 6 };
enum { BIT_N = 1, BIT_E = 2, BIT_S = 4, BIT_W = 8 };

void glyph_put(struct glyph_tile *tile, int row, int col, unsigned mark, uint8_t segment);

/* The edges of a printed segment as the tile lies. */
unsigned glyph_edges(kind_number kind, unsigned segment, unsigned orientation);

/* Whether a cell shows that city and nothing else; such a cell beside the one where a follower
 * stands gets a mark. */
bool glyph_is_city(const struct glyph_tile *tile, int row, int col, uint8_t city);
void glyph_put_in_city(struct glyph_tile *tile, uint8_t city, unsigned mark);

/* Whether such a mark is seen through what is built over the tile. */
bool glyph_mark_is_seen(enum glyph_mark mark);

/* Where a follower on that segment, or on the track, stands. */
struct glyph_anchor glyph_tile_anchor(const struct glyph_tile *tile, unsigned segment);

/* The character and the ink of a mark. */
uint32_t glyph_of_mark(enum glyph_mark mark, enum glyph_set set);
uint16_t ink_of_mark(enum glyph_mark mark);

#define X(draw, ...) void draw(struct glyph_tile *tile, kind_number kind, unsigned orientation);
LETTERED(X)
#undef X

#define X(lead) unsigned lead(kind_number kind, unsigned road, unsigned orientation);
ROADS_LED(X)
#undef X

/* `built` is what there is of it (struct overlay). */
#define X(name, draw) void draw(struct glyph_tile *tile, unsigned built);
GLYPH_OVERLAYS(X)
#undef X

struct glyph_tile glyph_tile_of(kind_number kind, unsigned orientation);

/* Draws what a game builds on it; anchors and marks are found on the whole of it. */
void glyph_tile_overlay(struct glyph_tile *tile, const struct overlays *overlays);

/* What the tile's flags put in its middle; MARK_GRASS for nothing. */
enum glyph_mark glyph_tile_middle(kind_number kind);

#endif
