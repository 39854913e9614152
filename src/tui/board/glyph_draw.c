#include "tui/board/glyph_draw.h"

#include "tui/board/board_ink.h"

#include <stdlib.h>

void glyph_put(struct glyph_tile *tile, int row, int col, unsigned mark, uint8_t segment)
{
    tile->mark[row][col] = (uint8_t)mark;
    tile->segment[row][col] = segment;
}

unsigned glyph_edges(kind_number kind, unsigned segment, unsigned orientation)
{
    unsigned edges = 0;
    for (unsigned edge = 0; edge < EDGES; edge++)
        edges |= (tile_kinds[kind].segment[segment].edges >> edge & 1u)
                 << edge_on_board(edge, orientation);
    return edges;
}

bool glyph_is_city(const struct glyph_tile *tile, int row, int col, uint8_t city)
{
    return tile->segment[row][col] == city && tile->mark[row][col] == MARK_CITY;
}

struct glyph_anchor glyph_tile_anchor(const struct glyph_tile *tile, unsigned segment)
{
    int cells = 0, rows = 0, cols = 0, best = INT32_MAX;
    struct glyph_anchor anchor = {MIDDLE_ROW, MIDDLE_COL};
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            if (tile->segment[row][col] == segment) {
                cells++;
                rows += row;
                cols += col;
            }
    /* The own cell nearest to the middle of all of them; a row is as far as two columns. */
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++) {
            int away = 2 * abs(row * cells - rows) + abs(col * cells - cols);
            if (tile->segment[row][col] == segment && away < best) {
                best = away;
                anchor = (struct glyph_anchor){row, col};
            }
        }
    return anchor;
}

void glyph_put_in_city(struct glyph_tile *tile, uint8_t city, unsigned mark)
{
    static const int aside[] = {1, -1, 2, -2};
    struct glyph_anchor anchor = glyph_tile_anchor(tile, city);
    for (unsigned i = 0; i < sizeof aside / sizeof aside[0]; i++) {
        int col = anchor.col + aside[i];
        if (col >= 0 && col <= FAR_COL && glyph_is_city(tile, anchor.row, col, city)) {
            glyph_put(tile, anchor.row, col, mark, city);
            return;
        }
    }
}

bool glyph_mark_is_seen(enum glyph_mark mark)
{
    enum { COVERED = false, SEEN = true };
    static const bool is_seen[MARKS] = {
#define X(mark, lines, plain, ink, through, ...) [MARK_##mark] = through,
        GLYPH_MARKS(X)
#undef X
    };
    return is_seen[mark];
}

struct mark_style {
    uint32_t lines, plain;
    uint16_t ink;
};

#define ROAD(edges, lines, plain) [MARK_ROAD + (edges)] = {lines, plain, INK_BOARD_ROAD_GLYPH}

static const struct mark_style styles[MARK_LETTER] = {
#define X(mark, lines, plain, ink, ...) [MARK_##mark] = {lines, plain, INK_BOARD_##ink},
    GLYPH_MARKS(X)
#undef X
        ROAD(0, 'o', 'o'),
    ROAD(BIT_N, 0x2502, '|'),
    ROAD(BIT_S, 0x2502, '|'),
    ROAD(BIT_N | BIT_S, 0x2502, '|'),
    ROAD(BIT_E, 0x2500, '='),
    ROAD(BIT_W, 0x2500, '='),
    ROAD(BIT_E | BIT_W, 0x2500, '='),
    ROAD(BIT_N | BIT_E, 0x2514, '+'),
    ROAD(BIT_N | BIT_W, 0x2518, '+'),
    ROAD(BIT_S | BIT_E, 0x250c, '+'),
    ROAD(BIT_S | BIT_W, 0x2510, '+'),
    ROAD(BIT_N | BIT_E | BIT_S, 0x251c, '+'),
    ROAD(BIT_N | BIT_W | BIT_S, 0x2524, '+'),
    ROAD(BIT_N | BIT_E | BIT_W, 0x2534, '+'),
    ROAD(BIT_S | BIT_E | BIT_W, 0x252c, '+'),
    ROAD(BIT_N | BIT_E | BIT_S | BIT_W, 0x253c, '+'),
};

uint32_t glyph_of_mark(enum glyph_mark mark, enum glyph_set set)
{
    if (mark >= MARK_LETTER)
        return 'A' + (uint32_t)(mark - MARK_LETTER);
    return set == GLYPHS_LINES ? styles[mark].lines : styles[mark].plain;
}

uint16_t ink_of_mark(enum glyph_mark mark)
{
    return mark >= MARK_LETTER ? INK_BOARD_MONASTERY_GLYPH : styles[mark].ink;
}
