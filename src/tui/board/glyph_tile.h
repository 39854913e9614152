/* A tile in letters and lines, for terminals that cannot show its painting: 7 columns and 3 rows,
 * with a gap of one cell to the next tile. A small tile is made of that: 3 columns and 3 rows, of
 * which it shares the first and the last with its neighbours, so that squares are 4 columns and 2
 * rows apart. */
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
    MARKS = MARK_LETTER + 'Z' - 'A' + 1,
    MARK_HIDDEN = MARKS /* nothing: a neighbour's mark is shown there */
};

/* What goes first on a small tile, the least first: grass; cities, which fill cells enough; walls
 * around things; roads and what crosses them, which one has to fit; single things of the picture.
 * The letter of a figure goes before all of them. */
enum glyph_worth { WORTH_GROUND, WORTH_AREA, WORTH_WALL, WORTH_WAY, WORTH_THING };

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

/* Small tiles (glyph_small.c). */

/* The small tile: each of its cells shows the best of the cells that it stands for. */
struct glyph_tile glyph_small_of(const struct glyph_tile *tile);

/* The last row of one and the first of the other are the same cells: of the two marks in each the
 * better stays, or the northern one; the other is hidden, and so is its segment. */
void glyph_small_share(struct glyph_tile *north, struct glyph_tile *south);

/* Where a follower on that segment of the tile stands on the small one: on a cell of the segment,
 * in the middle row if there is one. A strip of field that has no cell left has the corner where
 * the large tile shows it or, where another field lies there, the village or the end of the middle
 * row. */
struct glyph_anchor glyph_small_anchor(const struct glyph_tile *tile, unsigned segment);

enum { GLYPH_SMALL_COLS = 3 };

/* What the tile's flags put in its middle; MARK_GRASS for nothing. */
enum glyph_mark glyph_tile_middle(kind_number kind);

#endif
