#include "tui/board/glyph_tile.h"
#include "picture/plan.h"
#include "tui/ink.h"

#include <stdlib.h>

enum { COVERED = false, SEEN = true };

/* What a mark looks like, whether it is seen through what is built over the tile, and the flags
 * that it stands for: of tiles that have it in the middle, and of segments (glyph.def). */
static const struct {
    uint32_t lines, plain;
    uint16_t ink;
    bool is_seen;
    uint16_t middle;
} marks[MARK_ROAD] = {
#define X(mark, lines, plain, ink, through, middle, ...)                                           \
    [MARK_##mark] = {lines, plain, INK_BOARD_##ink, through, (middle)},
    GLYPH_MARKS(X)
#undef X
};

uint32_t glyph_of_mark(enum glyph_mark mark, enum glyph_set set)
{
    /* By the edges that a road goes to: north 1, east 2, south 4, west 8. */
    static const uint32_t roads[][(1 << EDGES) + 1] = {
        [GLYPHS_PLAIN] = U"o|=+||++=+=+++++", [GLYPHS_LINES] = U"o│─└││┌├─┘─┴┐┤┬┼"};
    if (mark >= MARK_LETTER)
        return 'A' + (uint32_t)(mark - MARK_LETTER);
    if (mark >= MARK_ROAD)
        return roads[set][mark - MARK_ROAD];
    return set == GLYPHS_LINES ? marks[mark].lines : marks[mark].plain;
}

uint16_t ink_of_mark(enum glyph_mark mark)
{
    return mark >= MARK_LETTER ? INK_BOARD_MONASTERY_GLYPH
           : mark >= MARK_ROAD ? INK_BOARD_ROAD_GLYPH
                               : marks[mark].ink;
}

bool glyph_mark_is_seen(enum glyph_mark mark)
{
    return mark < MARK_ROAD && marks[mark].is_seen;
}

/* Which half-edge a cell of grass is nearest to. */
static const uint8_t nearest_half[GLYPH_TILE_ROWS][GLYPH_TILE_COLS] = {
    {HALF_WNW, HALF_NNW, HALF_NNW, HALF_NNW, HALF_NNE, HALF_NNE, HALF_ENE},
    {HALF_WNW, HALF_WNW, HALF_NNW, HALF_NNE, HALF_NNE, HALF_ENE, HALF_ENE},
    {HALF_WSW, HALF_SSW, HALF_SSW, HALF_SSW, HALF_SSE, HALF_SSE, HALF_ESE},
};

/* The field at a half-edge or, where a city takes that, at the nearest one that has a field. */
static uint8_t field_near(kind_number kind, unsigned orientation, unsigned half)
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

/* An inner field lies between the cities, at all edges that are not another field's; of two the
 * second is on the right. */
static void sow_fields(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    uint8_t left = tile_inner_field(&tile_kinds[kind], 0);
    uint8_t right = tile_inner_field(&tile_kinds[kind], 1);
    right = right == NO_SEGMENT ? left : right;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++) {
            unsigned half = nearest_half[row][col];
            uint8_t inner = col <= MIDDLE_COL ? left : right;
            bool is_inner =
                inner != NO_SEGMENT && tile_segment_at_half(kind, orientation, half) == NO_SEGMENT;
            glyph_put(tile, row, col, MARK_GRASS,
                      is_inner ? inner : field_near(kind, orientation, half));
        }
}

/* `edges`: those that it reaches or is led to. */
static void draw_road(struct glyph_tile *tile, unsigned edges, uint8_t segment)
{
    if (edges & BIT_N)
        glyph_put(tile, 0, MIDDLE_COL, MARK_ROAD + BIT_N + BIT_S, segment);
    if (edges & BIT_S)
        glyph_put(tile, FAR_ROW, MIDDLE_COL, MARK_ROAD + BIT_N + BIT_S, segment);
    for (int col = 0; col < MIDDLE_COL; col++) {
        if (edges & BIT_W)
            glyph_put(tile, MIDDLE_ROW, col, MARK_ROAD + BIT_E + BIT_W, segment);
        if (edges & BIT_E)
            glyph_put(tile, MIDDLE_ROW, FAR_COL - col, MARK_ROAD + BIT_E + BIT_W, segment);
    }
    bool ends_here = (edges & (edges - 1)) == 0;
    glyph_put(tile, MIDDLE_ROW, MIDDLE_COL, ends_here ? MARK_VILLAGE : MARK_ROAD + edges,
              ends_here ? NO_SEGMENT : segment);
}

/* One of two bends on a tile: it keeps clear of the middle, which the other's field reaches. */
static void draw_aside(struct glyph_tile *tile, unsigned edges, uint8_t segment)
{
    unsigned upright = edges & (BIT_N | BIT_S), level = edges & (BIT_E | BIT_W);
    int row = upright == BIT_N ? 0 : FAR_ROW, step = level == BIT_E ? 1 : -1;
    glyph_put(tile, row, MIDDLE_COL, MARK_ROAD + edges, segment);
    glyph_put(tile, row, MIDDLE_COL + step, MARK_ROAD + ((BIT_N | BIT_E | BIT_S | BIT_W) & ~edges),
              segment);
    glyph_put(tile, MIDDLE_ROW, MIDDLE_COL + step, MARK_ROAD + edges, segment);
    for (int away = 2; away <= MIDDLE_COL; away++)
        glyph_put(tile, MIDDLE_ROW, MIDDLE_COL + away * step, MARK_ROAD + BIT_E + BIT_W, segment);
}

static bool is_bend(unsigned edges)
{
    return __builtin_popcount(edges) == 2 && !edges_are_opposite(edges);
}

static bool has_two_bends(const struct tile_kind *kind)
{
    unsigned bends = 0;
    for (unsigned s = 0; s < kind->segments; s++)
        bends += kind->segment[s].kind == FEATURE_ROAD && is_bend(kind->segment[s].edges);
    return bends > 1;
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
                    glyph_put(tile, row, col, MARK_CITY, segment);
            continue;
        }
        int col = edge == EDGE_E ? FAR_COL : 0;
        glyph_put(tile, MIDDLE_ROW, col, MARK_CITY, segment);
        glyph_put(tile, MIDDLE_ROW, edge == EDGE_E ? col - 1 : 1, MARK_CITY, segment);
        if (!(others & BIT_N))
            glyph_put(tile, 0, col, MARK_CITY, segment);
        if (!(others & BIT_S))
            glyph_put(tile, FAR_ROW, col, MARK_CITY, segment);
    }
    /* A city that joins two edges reaches towards the middle, one that crosses it fills it. */
    bool crosses = (edges & (BIT_N | BIT_S)) == (BIT_N | BIT_S) ||
                   (edges & (BIT_E | BIT_W)) == (BIT_E | BIT_W);
    bool joins = (edges & (edges - 1)) != 0 && !(others & (BIT_N | BIT_S));
    if (joins && (edges & BIT_E))
        glyph_put(tile, MIDDLE_ROW, MIDDLE_COL + 1, MARK_CITY, segment);
    if (joins && (edges & BIT_W))
        glyph_put(tile, MIDDLE_ROW, MIDDLE_COL - 1, MARK_CITY, segment);
    for (int col = MIDDLE_COL - 1; crosses && col <= MIDDLE_COL + 1; col++)
        if (!(col < MIDDLE_COL && (others & BIT_W)) && !(col > MIDDLE_COL && (others & BIT_E)))
            glyph_put(tile, MIDDLE_ROW, col, MARK_CITY, segment);
}

/* A city's end at the edge above or below a city that crosses the tile. */
static void draw_cap(struct glyph_tile *tile, unsigned edge, uint8_t segment)
{
    int row = edge == EDGE_N ? 0 : FAR_ROW;
    for (int col = 1; col < FAR_COL; col += FAR_COL - 2)
        glyph_put(tile, row, col, MARK_GRASS, tile->segment[row][col == 1 ? 0 : FAR_COL]);
    glyph_put(tile, row, MIDDLE_COL - 1, edge == EDGE_N ? MARK_CAP_LEFT : MARK_CAP_RIGHT, segment);
    glyph_put(tile, row, MIDDLE_COL, edge == EDGE_N ? MARK_CAP_FLOOR : MARK_CAP_ROOF, segment);
    glyph_put(tile, row, MIDDLE_COL + 1, edge == EDGE_N ? MARK_CAP_RIGHT : MARK_CAP_LEFT, segment);
}

/* On grass only: roads pass over it. */
static void put_water(struct glyph_tile *tile, int row, int col)
{
    if (tile->mark[row][col] == MARK_GRASS)
        glyph_put(tile, row, col, MARK_WATER, NO_SEGMENT);
}

/* In the middle, too, unless something else is there; beside a bend of a road it keeps clear. */
void glyph_draw_water(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    unsigned water = tile_water(kind, orientation);
    bool is_aside = is_bend(water) && tile->mark[MIDDLE_ROW][MIDDLE_COL] >= MARK_ROAD;
    if (water == 0)
        return;
    for (int col = 0; col < MIDDLE_COL; col++) {
        if (water & BIT_W)
            put_water(tile, MIDDLE_ROW, col);
        if (water & BIT_E)
            put_water(tile, MIDDLE_ROW, FAR_COL - col);
    }
    if (water & BIT_N)
        put_water(tile, 0, MIDDLE_COL);
    if (water & BIT_S)
        put_water(tile, FAR_ROW, MIDDLE_COL);
    if (is_aside)
        put_water(tile, water & BIT_N ? 0 : FAR_ROW, MIDDLE_COL + (water & BIT_E ? 1 : -1));
    else
        put_water(tile, MIDDLE_ROW, MIDDLE_COL);
    for (unsigned edge = 0; edge < EDGES; edge++)
        if (water >> edge & 1u)
            tile->edge_mark[edge] = MARK_WATER;
}

static bool is_city_of(const struct tile_kind *kind, uint8_t segment)
{
    return segment != NO_SEGMENT && kind->segment[segment].kind == FEATURE_CITY;
}

void glyph_draw_caps(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    uint8_t middle = tile->segment[MIDDLE_ROW][MIDDLE_COL];
    for (unsigned edge = EDGE_N; edge <= EDGE_S; edge += EDGE_S - EDGE_N) {
        uint8_t there = tile_segment_at_edge(kind, orientation, edge);
        if (is_city_of(&tile_kinds[kind], there) && is_city_of(&tile_kinds[kind], middle) &&
            there != middle)
            draw_cap(tile, edge, there);
    }
}

/* One on the left or right: the cities are above and below a wall. */
static void share_side(struct glyph_tile *tile, int col, uint8_t above, uint8_t below,
                       uint8_t field)
{
    glyph_put(tile, 0, col, MARK_CITY, above);
    glyph_put(tile, MIDDLE_ROW, col, MARK_CAP_FLOOR, above);
    glyph_put(tile, FAR_ROW, col, MARK_CITY, below);
    for (int inner = 1; inner < FAR_COL; inner++)
        if (tile->segment[MIDDLE_ROW][inner] == above || tile->segment[MIDDLE_ROW][inner] == below)
            glyph_put(tile, MIDDLE_ROW, inner, MARK_GRASS, field);
}

/* One above or below: the cities are beside each other. */
static void share_row(struct glyph_tile *tile, int row, uint8_t left, uint8_t right)
{
    for (int away = 1; away < MIDDLE_COL; away++) {
        glyph_put(tile, row, MIDDLE_COL - away, MARK_CITY, left);
        glyph_put(tile, row, MIDDLE_COL + away, MARK_CITY, right);
    }
    glyph_put(tile, row, MIDDLE_COL, MARK_CAP_RIGHT, left);
}

/* An edge that two cities share shows the wall between them. */
void glyph_draw_shared_edge(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    unsigned edges = tile_splits(kind, orientation);
    if (edges == 0)
        return;
    unsigned edge = (unsigned)__builtin_ctz(edges);
    uint8_t first = tile_segment_at_edge(kind, orientation, edge);
    uint8_t second = tile_segment_split_off(kind, orientation, edge);
    uint8_t field = field_near(kind, orientation, edge_first_half(edge_opposite(edge)));
    if (edge == EDGE_E)
        share_side(tile, FAR_COL, first, second, field);
    else if (edge == EDGE_W)
        share_side(tile, 0, second, first, field);
    else if (edge == EDGE_N)
        share_row(tile, 0, first, second);
    else
        share_row(tile, FAR_ROW, second, first);
    tile->edge_mark[edge] = edge == EDGE_E || edge == EDGE_W ? MARK_CAP_FLOOR : MARK_CAP_RIGHT;
}

/* Pennants, and what sets print there. */
void glyph_draw_in_cities(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    (void)orientation;
    for (uint8_t s = 0; s < tile_kinds[kind].segments; s++) {
        for (unsigned p = 0; p < tile_kinds[kind].segment[s].pennants; p++)
            glyph_put_in_city(tile, s, MARK_PENNANT);
#define X(name)                                                                                    \
    if (tile_kinds[kind].segment[s].flags & SEGMENT_##name)                                        \
        glyph_put_in_city(tile, s, MARK_##name);
        CITY_GLYPHS(X)
#undef X
    }
}

void glyph_draw_overpass(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    struct layout layout = layout_of(&tile_kinds[kind], PICTURE_TRUE_SIZE);
    if (layout.under == NO_SEGMENT)
        return;
    unsigned edges = glyph_edges(kind, layout.over, orientation);
    glyph_put(tile, MIDDLE_ROW, MIDDLE_COL, edges & BIT_N ? MARK_OVER_NS : MARK_OVER_EW,
              layout.over);
}

/* In the midst of a city it has no room for its walls. */
void glyph_draw_monastery(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    uint8_t segment = tile_kinds[kind].monastery;
    (void)orientation;
    if (!tile_has_monastery(&tile_kinds[kind]))
        return;
    glyph_put(tile, MIDDLE_ROW, MIDDLE_COL, MARK_MONASTERY, segment);
    if (tile->mark[MIDDLE_ROW][MIDDLE_COL - 1] == MARK_CITY)
        return;
    glyph_put(tile, MIDDLE_ROW, MIDDLE_COL - 1, MARK_MONASTERY_LEFT, segment);
    glyph_put(tile, MIDDLE_ROW, MIDDLE_COL + 1, MARK_MONASTERY_RIGHT, segment);
}

void glyph_draw_middle(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    (void)orientation;
    if (glyph_tile_middle(kind) != MARK_GRASS)
        glyph_put(tile, MIDDLE_ROW, MIDDLE_COL, glyph_tile_middle(kind), NO_SEGMENT);
}

static unsigned mark_of_letter(char letter)
{
    return (unsigned)MARK_LETTER + (unsigned)(letter - 'a') % ('Z' - 'A' + 1);
}

/* The mark of a tile's flag: its own, or the first letter of its word. */
static unsigned mark_of_flag(unsigned flag, char letter)
{
    (void)flag;
#define X(name)                                                                                    \
    if (flag == TILE_FLAG_##name)                                                                  \
        return MARK_##name;
    TILE_GLYPHS(X)
#undef X
    return mark_of_letter(letter);
}

/* Whether a small tile, which has one column for each side, would show only one of that cell and a
 * monastery or garden. */
static bool is_beside_garden(const struct glyph_tile *tile, kind_number kind, int row, int col)
{
    uint8_t garden = tile_kinds[kind].monastery;
    if (garden == NO_SEGMENT)
        return false;
    struct glyph_anchor at = glyph_tile_anchor(tile, garden);
    return at.row == row && (at.col - MIDDLE_COL) * (col - MIDDLE_COL) > 0;
}

/* Puts a mark near the cell where a follower stands, on one that shows nothing else. */
static void put_sign(struct glyph_tile *tile, kind_number kind, struct glyph_anchor anchor,
                     unsigned sign)
{
    uint8_t *nearest = NULL;
    int best = INT32_MAX;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++) {
            int away = 2 * abs(row - anchor.row) + abs(col - anchor.col);
            uint8_t *mark = &tile->mark[row][col];
            if (away > 0 && away < best && (*mark == MARK_GRASS || *mark == MARK_CITY) &&
                !is_beside_garden(tile, kind, row, col)) {
                best = away;
                nearest = mark;
            }
        }
    if (nearest != NULL)
        *nearest = (uint8_t)sign;
}

enum {
#define X(draw, flags) | (flags)
#define Y(flag)        | (flag)
#define Z(name)        | SEGMENT_##name
    SEGMENT_FLAGS_SHOWN = 0 LETTERED(X) POINTED_CITIES(Y) /* outlines are all alike */
    CITY_GLYPHS(Z),
#undef X
#undef Y
#undef Z
#define X(mark, lines, plain, ink, through, flag, ...) | (flag)
    TILE_FLAGS_SHOWN = 0 GLYPH_MARKS(X)
#undef X
};

void glyph_draw_signs(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    (void)orientation;
    for (unsigned s = 0; s < tile_kinds[kind].segments; s++) {
        unsigned flags = tile_kinds[kind].segment[s].flags & ~(unsigned)SEGMENT_FLAGS_SHOWN;
#define X(name, of, word, ...)                                                                     \
    if (flags & SEGMENT_##name)                                                                    \
        put_sign(tile, kind, glyph_tile_anchor(tile, s), mark_of_letter((word)[0]));
        SEGMENT_FLAGS(X)
#undef X
    }
    unsigned flags = tile_kinds[kind].flags & ~(unsigned)TILE_FLAGS_SHOWN;
#define X(name, word)                                                                              \
    if (flags & TILE_##name)                                                                       \
        put_sign(tile, kind, (struct glyph_anchor){MIDDLE_ROW, MIDDLE_COL},                        \
                 mark_of_flag(TILE_FLAG_##name, (word)[0]));
    TILE_FLAGS(X)
#undef X
}

enum glyph_mark glyph_tile_middle(kind_number kind)
{
    unsigned mark = MARK_ROAD - 1;
    while (mark > MARK_GRASS && !(tile_kinds[kind].flags & marks[mark].middle))
        mark--;
    return (enum glyph_mark)mark;
}

static unsigned edges_led_to(kind_number kind, unsigned road, unsigned orientation)
{
#define X(lead) | lead(kind, road, orientation)
    return 0 ROADS_LED(X);
#undef X
}

/* What goes on to the neighbour goes on in the gap too. */
static void draw_edges(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    static const uint8_t going_on[][DIRECTIONS] = {
        [TERRAIN_FIELD] = {MARK_GRASS, MARK_GRASS},
        [TERRAIN_ROAD] = {MARK_ROAD + (BIT_N | BIT_S), MARK_ROAD + (BIT_E | BIT_W)},
        [TERRAIN_CITY] = {MARK_CITY, MARK_CITY}};
    for (unsigned edge = 0; edge < EDGES; edge++) {
        enum terrain terrain = tile_terrain(kind, orientation, edge);
        tile->edge_mark[edge] = going_on[terrain][edge_direction(edge)];
        tile->edge_segment[edge] = tile_segment_at_edge(kind, orientation, edge);
    }
}

struct glyph_tile glyph_tile_of(kind_number kind, unsigned orientation)
{
    const struct tile_kind *printed = &tile_kinds[kind];
    struct glyph_tile tile;
    unsigned cities = 0;
    sow_fields(&tile, kind, orientation);
    for (uint8_t s = 0; s < printed->segments; s++) {
        unsigned edges = glyph_edges(kind, s, orientation);
        if (printed->segment[s].kind == FEATURE_ROAD && is_bend(edges) && has_two_bends(printed))
            draw_aside(&tile, edges, s);
        else if (printed->segment[s].kind == FEATURE_ROAD)
            draw_road(&tile, edges | edges_led_to(kind, s, orientation), s);
        if (printed->segment[s].kind == FEATURE_CITY)
            cities |= edges;
    }
    for (uint8_t s = 0; s < printed->segments; s++) {
        unsigned edges = glyph_edges(kind, s, orientation);
        if (printed->segment[s].kind == FEATURE_CITY)
            draw_city(&tile, edges, cities & ~edges, s);
    }
    draw_edges(&tile, kind, orientation);
#define X(draw, flags) draw(&tile, kind, orientation);
    LETTERED(X)
#undef X
    return tile;
}

OVERLAYS(HAS_GLYPH_OVERLAYS)

void glyph_tile_overlay(struct glyph_tile *tile, const struct overlays *overlays)
{
    static void (*const draw[OVERLAYS_COUNT])(struct glyph_tile *, unsigned) = {
#define X(name, drawing) [OVERLAY_##name] = drawing,
        GLYPH_OVERLAYS(X)
#undef X
    };
    for (unsigned kind = 0; kind < OVERLAYS_COUNT; kind++)
        if (overlays->built[kind] != 0)
            draw[kind](tile, overlays->built[kind]);
}

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
    for (int row = 0; row < GLYPH_TILE_ROWS; row++) /* where there is little room, anywhere */
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            if (tile->segment[row][col] == city && (row != anchor.row || col != anchor.col)) {
                glyph_put(tile, row, col, mark, city);
                return;
            }
}
