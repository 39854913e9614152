#include "tui/board/glyph_tile.h"

#include "bastide/traders/states.h"
#include "picture/layout.h"
#include "tui/board/board_ink.h"

#include <stdlib.h>

enum { MIDDLE_ROW = 1, MIDDLE_COL = 3, FAR_ROW = 2, FAR_COL = 6 };
enum { BIT_N = 1, BIT_E = 2, BIT_S = 4, BIT_W = 8 };

/* Which half-edge a cell of grass is nearest to. */
static const uint8_t nearest_half[GLYPH_TILE_ROWS][GLYPH_TILE_COLS] = {
    {HALF_WNW, HALF_NNW, HALF_NNW, HALF_NNW, HALF_NNE, HALF_NNE, HALF_ENE},
    {HALF_WNW, HALF_WNW, HALF_NNW, HALF_NNE, HALF_NNE, HALF_ENE, HALF_ENE},
    {HALF_WSW, HALF_SSW, HALF_SSW, HALF_SSW, HALF_SSE, HALF_SSE, HALF_ESE},
};

static void put(struct glyph_tile *tile, int row, int col, unsigned mark, uint8_t segment)
{
    tile->mark[row][col] = (uint8_t)mark;
    tile->segment[row][col] = segment;
}

/* The field at a half-edge or, where a city takes that, at the nearest one that has a field. */
static uint8_t field_near(uint8_t kind, unsigned orientation, unsigned half)
{
    for (unsigned away = 0; away <= HALF_EDGES / 2; away++) {
        const unsigned sides[] = {half + away, half - away};
        for (unsigned side = 0; side < 2; side++) {
            uint8_t segment = tile_segment_at_half(kind, orientation, sides[side] & 7u);
            if (segment != NO_SEGMENT)
                return segment;
        }
    }
    return NO_SEGMENT;
}

/* An inner field lies between the cities: at all edges that are not another field's. */
static void sow(struct glyph_tile *tile, uint8_t kind, unsigned orientation)
{
    uint8_t inner = tile_inner_field(&tile_kinds[kind]);
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++) {
            unsigned half = nearest_half[row][col];
            bool is_inner =
                inner != NO_SEGMENT && tile_segment_at_half(kind, orientation, half) == NO_SEGMENT;
            put(tile, row, col, MARK_GRASS, is_inner ? inner : field_near(kind, orientation, half));
        }
}

static unsigned edges_on_board(uint8_t printed, unsigned orientation)
{
    unsigned edges = 0;
    for (unsigned edge = 0; edge < EDGES; edge++)
        edges |= (printed >> edge & 1u) << edge_on_board(edge, orientation);
    return edges;
}

/* The edge of a city that a road's gate lies at: straight on where the road leads there. */
static unsigned gate_edge(unsigned road, unsigned city)
{
    for (unsigned edge = 0; edge < EDGES; edge++)
        if ((road >> edge & 1u) && (city >> edge_opposite(edge) & 1u))
            return edge_opposite(edge);
    return (unsigned)__builtin_ctz(city);
}

/* The edges that a road's gates lie at. */
static unsigned gates_of(const struct tile_kind *kind, uint8_t road, unsigned orientation)
{
    unsigned edges = edges_on_board(kind->segment[road].edges, orientation), gates = 0;
    for (unsigned s = 0; s < kind->segments; s++)
        if (kind->segment[road].gates >> s & 1u)
            gates |= 1u << gate_edge(edges, edges_on_board(kind->segment[s].edges, orientation));
    return gates;
}

/* A gate takes the place of the city next to the road. */
static void draw_gates(struct glyph_tile *tile, unsigned gates)
{
    static const struct glyph_anchor before[EDGES] = {
        {0, MIDDLE_COL}, {MIDDLE_ROW, FAR_COL - 1}, {FAR_ROW, MIDDLE_COL}, {MIDDLE_ROW, 1}};
    static const int inwards[EDGES] = {0, -1, 0, 1};
    for (unsigned edge = 0; edge < EDGES; edge++) {
        uint8_t *mark = &tile->mark[before[edge].row][before[edge].col];
        if (gates >> edge & 1u)
            *(mark[inwards[edge]] == MARK_CITY ? mark + inwards[edge] : mark) = MARK_GATE_UP;
    }
}

static void draw_inn(struct glyph_tile *tile, unsigned edge)
{
    static const struct glyph_anchor beside[EDGES] = {
        {0, MIDDLE_COL + 1}, {0, FAR_COL - 1}, {FAR_ROW, MIDDLE_COL - 1}, {FAR_ROW, 1}};
    tile->mark[beside[edge].row][beside[edge].col] = MARK_INN;
}

/* `ends`: the edges that it reaches, `gates` those of the gates that it leads to. */
static void draw_road(struct glyph_tile *tile, unsigned ends, unsigned gates, uint8_t segment)
{
    unsigned edges = ends | gates;
    if (edges & BIT_N)
        put(tile, 0, MIDDLE_COL, MARK_ROAD + BIT_N + BIT_S, segment);
    if (edges & BIT_S)
        put(tile, FAR_ROW, MIDDLE_COL, MARK_ROAD + BIT_N + BIT_S, segment);
    for (int col = 0; col < MIDDLE_COL; col++) {
        if (edges & BIT_W)
            put(tile, MIDDLE_ROW, col, MARK_ROAD + BIT_E + BIT_W, segment);
        if (edges & BIT_E)
            put(tile, MIDDLE_ROW, FAR_COL - col, MARK_ROAD + BIT_E + BIT_W, segment);
    }
    bool ends_here = (edges & (edges - 1)) == 0;
    put(tile, MIDDLE_ROW, MIDDLE_COL, ends_here ? MARK_VILLAGE : MARK_ROAD + edges,
        ends_here ? NO_SEGMENT : segment);
}

/* One of two bends on a tile: it keeps clear of the middle, which the other's field reaches. */
static void draw_aside(struct glyph_tile *tile, unsigned edges, uint8_t segment)
{
    unsigned upright = edges & (BIT_N | BIT_S), level = edges & (BIT_E | BIT_W);
    int row = upright == BIT_N ? 0 : FAR_ROW, step = level == BIT_E ? 1 : -1;
    put(tile, row, MIDDLE_COL, MARK_ROAD + edges, segment);
    put(tile, row, MIDDLE_COL + step, MARK_ROAD + ((BIT_N | BIT_E | BIT_S | BIT_W) & ~edges),
        segment);
    put(tile, MIDDLE_ROW, MIDDLE_COL + step, MARK_ROAD + edges, segment);
    for (int away = 2; away <= MIDDLE_COL; away++)
        put(tile, MIDDLE_ROW, MIDDLE_COL + away * step, MARK_ROAD + BIT_E + BIT_W, segment);
}

static bool is_bend(unsigned edges)
{
    return (edges & (BIT_N | BIT_S)) != 0 && (edges & (BIT_E | BIT_W)) != 0 &&
           (edges & (edges - 1) & ((edges & (edges - 1)) - 1)) == 0;
}

static bool has_two_bends(const struct tile_kind *kind)
{
    unsigned bends = 0;
    for (unsigned s = 0; s < kind->segments; s++)
        bends += kind->segment[s].kind == FEATURE_ROAD && is_bend(kind->segment[s].edges);
    return bends > 1;
}

static bool is_city_cell(const struct glyph_tile *tile, int row, int col, uint8_t city)
{
    return tile->segment[row][col] == city && tile->mark[row][col] == MARK_CITY;
}

/* `others`: the edges of the tile's other cities, to which a gap is kept. */
static void draw_city(struct glyph_tile *tile, unsigned edges, unsigned others, uint8_t segment)
{
    for (unsigned edge = 0; edge < EDGES; edge++) {
        int row = edge == EDGE_S ? FAR_ROW : 0;
        if (!(edges >> edge & 1u))
            continue;
        if (edge == EDGE_N || edge == EDGE_S) {
            for (int col = 1; col < FAR_COL; col++)
                if (!(col == 1 && (others & BIT_W)) && !(col == FAR_COL - 1 && (others & BIT_E)))
                    put(tile, row, col, MARK_CITY, segment);
            continue;
        }
        int col = edge == EDGE_E ? FAR_COL : 0;
        put(tile, MIDDLE_ROW, col, MARK_CITY, segment);
        put(tile, MIDDLE_ROW, edge == EDGE_E ? col - 1 : 1, MARK_CITY, segment);
        if (!(others & BIT_N))
            put(tile, 0, col, MARK_CITY, segment);
        if (!(others & BIT_S))
            put(tile, FAR_ROW, col, MARK_CITY, segment);
    }
    /* A city that joins two edges reaches towards the middle, one that crosses it fills it. */
    bool crosses = (edges & (BIT_N | BIT_S)) == (BIT_N | BIT_S) ||
                   (edges & (BIT_E | BIT_W)) == (BIT_E | BIT_W);
    bool joins = (edges & (edges - 1)) != 0 && !(others & (BIT_N | BIT_S));
    if (joins && (edges & BIT_E))
        put(tile, MIDDLE_ROW, MIDDLE_COL + 1, MARK_CITY, segment);
    if (joins && (edges & BIT_W))
        put(tile, MIDDLE_ROW, MIDDLE_COL - 1, MARK_CITY, segment);
    for (int col = MIDDLE_COL - 1; crosses && col <= MIDDLE_COL + 1; col++)
        if (!(col < MIDDLE_COL && (others & BIT_W)) && !(col > MIDDLE_COL && (others & BIT_E)))
            put(tile, MIDDLE_ROW, col, MARK_CITY, segment);
}

/* A city's end at the edge above or below a city that crosses the tile. */
static void draw_cap(struct glyph_tile *tile, unsigned edge, uint8_t segment)
{
    int row = edge == EDGE_N ? 0 : FAR_ROW;
    for (int col = 1; col < FAR_COL; col += FAR_COL - 2)
        put(tile, row, col, MARK_GRASS, tile->segment[row][col == 1 ? 0 : FAR_COL]);
    put(tile, row, MIDDLE_COL - 1, edge == EDGE_N ? MARK_CAP_LEFT : MARK_CAP_RIGHT, segment);
    put(tile, row, MIDDLE_COL, edge == EDGE_N ? MARK_CAP_FLOOR : MARK_CAP_ROOF, segment);
    put(tile, row, MIDDLE_COL + 1, edge == EDGE_N ? MARK_CAP_RIGHT : MARK_CAP_LEFT, segment);
}

static bool is_cap(unsigned mark)
{
    return mark >= MARK_CAP_LEFT && mark <= MARK_CAP_ROOF;
}

static bool is_city_of(const struct tile_kind *kind, uint8_t segment)
{
    return segment != NO_SEGMENT && kind->segment[segment].kind == FEATURE_CITY;
}

static void draw_caps(struct glyph_tile *tile, uint8_t kind, unsigned orientation)
{
    uint8_t middle = tile->segment[MIDDLE_ROW][MIDDLE_COL];
    for (unsigned edge = EDGE_N; edge <= EDGE_S; edge += EDGE_S - EDGE_N) {
        uint8_t there = tile_segment_at_edge(kind, orientation, edge);
        if (is_city_of(&tile_kinds[kind], there) && is_city_of(&tile_kinds[kind], middle) &&
            there != middle)
            draw_cap(tile, edge, there);
    }
}

/* A mark of a city, on one of its cells beside the one where a follower stands. */
static void draw_in_city(struct glyph_tile *tile, uint8_t city, enum glyph_mark mark)
{
    static const int aside[] = {1, -1, 2, -2};
    struct glyph_anchor anchor = glyph_tile_anchor(tile, city);
    for (unsigned i = 0; i < sizeof aside / sizeof aside[0]; i++) {
        int col = anchor.col + aside[i];
        if (col >= 0 && col <= FAR_COL && is_city_cell(tile, anchor.row, col, city)) {
            put(tile, anchor.row, col, mark, city);
            return;
        }
    }
}

/* Above the cell where a follower stands, if it has room for its walls there. */
static void draw_cathedral(struct glyph_tile *tile, uint8_t city)
{
    struct glyph_anchor anchor = glyph_tile_anchor(tile, city);
    bool has_room = anchor.row > 0 && anchor.col > 0 && anchor.col < FAR_COL;
    for (int col = anchor.col - 1; has_room && col <= anchor.col + 1; col++)
        has_room = is_city_cell(tile, anchor.row - 1, col, city);
    if (!has_room) {
        draw_in_city(tile, city, MARK_CATHEDRAL);
        return;
    }
    put(tile, anchor.row - 1, anchor.col - 1, MARK_CATHEDRAL_LEFT, city);
    put(tile, anchor.row - 1, anchor.col, MARK_CATHEDRAL, city);
    put(tile, anchor.row - 1, anchor.col + 1, MARK_CATHEDRAL_RIGHT, city);
}

static void draw_marks(struct glyph_tile *tile, const struct segment *segment, uint8_t city)
{
    static const enum glyph_mark goods[GOODS_COUNT] = {
        [GOOD_WINE] = MARK_WINE, [GOOD_GRAIN] = MARK_GRAIN, [GOOD_CLOTH] = MARK_CLOTH};
    if (segment->flags & SEGMENT_CATHEDRAL)
        draw_cathedral(tile, city);
    if (segment->pennants > 0)
        draw_in_city(tile, city, MARK_PENNANT);
    for (unsigned good = 0; good < GOODS_COUNT; good++)
        if (segment->flags & segment_flag_of_good((enum good)good))
            draw_in_city(tile, city, goods[good]);
}

static void draw_overpass(struct glyph_tile *tile, uint8_t kind, unsigned orientation)
{
    struct layout layout = layout_of(&tile_kinds[kind], PICTURE_TRUE_SIZE);
    if (layout.under == NO_SEGMENT)
        return;
    unsigned edges = edges_on_board(tile_kinds[kind].segment[layout.over].edges, orientation);
    put(tile, MIDDLE_ROW, MIDDLE_COL, edges & BIT_N ? MARK_OVER_NS : MARK_OVER_EW, layout.over);
}

/* In the midst of a city it has no room for its walls. */
static void draw_monastery(struct glyph_tile *tile, uint8_t segment)
{
    put(tile, MIDDLE_ROW, MIDDLE_COL, MARK_MONASTERY, segment);
    if (tile->mark[MIDDLE_ROW][MIDDLE_COL - 1] == MARK_CITY)
        return;
    put(tile, MIDDLE_ROW, MIDDLE_COL - 1, MARK_MONASTERY_LEFT, segment);
    put(tile, MIDDLE_ROW, MIDDLE_COL + 1, MARK_MONASTERY_RIGHT, segment);
}

static const uint8_t flag_of_mark[MARKS] = {
#define X(mark, lines, plain, ink, flag) [MARK_##mark] = (flag),
    GLYPH_MARKS(X)
#undef X
};

enum glyph_mark glyph_tile_middle(uint8_t kind)
{
    unsigned mark = MARK_ROAD - 1;
    while (mark > MARK_GRASS && !(tile_kinds[kind].flags & flag_of_mark[mark]))
        mark--;
    return (enum glyph_mark)mark;
}

struct glyph_tile glyph_tile_of(uint8_t kind, unsigned orientation)
{
    const struct tile_kind *printed = &tile_kinds[kind];
    struct glyph_tile tile;
    unsigned cities = 0;
    sow(&tile, kind, orientation);
    for (uint8_t s = 0; s < printed->segments; s++) {
        unsigned edges = edges_on_board(printed->segment[s].edges, orientation);
        if (printed->segment[s].kind == FEATURE_ROAD && is_bend(edges) && has_two_bends(printed))
            draw_aside(&tile, edges, s);
        else if (printed->segment[s].kind == FEATURE_ROAD)
            draw_road(&tile, edges, gates_of(printed, s, orientation), s);
        if (printed->segment[s].kind == FEATURE_CITY)
            cities |= edges;
    }
    for (uint8_t s = 0; s < printed->segments; s++) {
        unsigned edges = edges_on_board(printed->segment[s].edges, orientation);
        if (printed->segment[s].kind == FEATURE_CITY)
            draw_city(&tile, edges, cities & ~edges, s);
        if (printed->segment[s].flags & SEGMENT_INN)
            draw_inn(&tile, (unsigned)__builtin_ctz(edges));
    }
    draw_caps(&tile, kind, orientation);
    draw_overpass(&tile, kind, orientation);
    for (uint8_t s = 0; s < printed->segments; s++)
        if (printed->segment[s].kind == FEATURE_MONASTERY)
            draw_monastery(&tile, s);
    for (uint8_t s = 0; s < printed->segments; s++) {
        draw_marks(&tile, &printed->segment[s], s);
        if (printed->segment[s].gates != 0)
            draw_gates(&tile, gates_of(printed, s, orientation));
    }
    if (glyph_tile_middle(kind) != MARK_GRASS)
        put(&tile, MIDDLE_ROW, MIDDLE_COL, glyph_tile_middle(kind), NO_SEGMENT);
    return tile;
}

void glyph_tile_lower(struct glyph_tile *tile, unsigned cities)
{
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            if (tile->mark[row][col] == MARK_GATE_UP && (cities >> tile->segment[row][col] & 1u))
                tile->mark[row][col] = MARK_GATE_DOWN;
}

void glyph_tile_castle(struct glyph_tile *tile, uint8_t segment)
{
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            if (tile->segment[row][col] == segment &&
                (tile->mark[row][col] == MARK_CITY || is_cap(tile->mark[row][col])))
                tile->mark[row][col] = MARK_CASTLE;
}

static bool is_good(unsigned mark)
{
    return mark >= MARK_WINE && mark <= MARK_CLOTH;
}

/* The middle of the tile and goods show through it. */
static void span(struct glyph_tile *tile, int row, int col, enum glyph_mark mark)
{
    unsigned below = tile->mark[row][col];
    if (below != MARK_MONASTERY && !is_good(below) && flag_of_mark[below] == 0)
        put(tile, row, col, mark, SEGMENT_TRACK);
}

void glyph_tile_bridge(struct glyph_tile *tile, enum direction direction)
{
    for (int row = 0; direction == DIRECTION_NS && row < GLYPH_TILE_ROWS; row++)
        span(tile, row, MIDDLE_COL, MARK_BRIDGE_NS);
    for (int col = 0; direction == DIRECTION_EW && col < GLYPH_TILE_COLS; col++)
        span(tile, MIDDLE_ROW, col, MARK_BRIDGE_EW);
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

struct mark_style {
    uint32_t lines, plain;
    uint16_t ink;
};

#define ROAD(edges, lines, plain) [MARK_ROAD + (edges)] = {lines, plain, INK_BOARD_ROAD_GLYPH}

static const struct mark_style styles[MARKS] = {
#define X(mark, lines, plain, ink, flag) [MARK_##mark] = {lines, plain, INK_BOARD_##ink},
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
    return set == GLYPHS_LINES ? styles[mark].lines : styles[mark].plain;
}

uint16_t ink_of_mark(enum glyph_mark mark)
{
    return styles[mark].ink;
}
