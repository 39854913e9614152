/* Places: squares of the board, the edges of a tile, the halves of those edges, and where they lie
 * when the tile is turned. Everything here is arithmetic on small numbers.
 *
 * x grows to the east, y to the south; the start tile is on 0,0. */
#ifndef BASTIDE_SQUARE_H
#define BASTIDE_SQUARE_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

struct square {
    int16_t x, y;
};

/* The edges of a tile clockwise from north. Also an orientation: the direction the printed north
 * edge of a placed tile points in. */
enum edge { EDGE_N, EDGE_E, EDGE_S, EDGE_W, EDGES };

/* The halves of the edges, clockwise; a field reaches the rim of its tile at some of them. HALF_NNW
 * is the west half of the north edge. */
enum half_edge {
    HALF_NNW,
    HALF_NNE,
    HALF_ENE,
    HALF_ESE,
    HALF_SSE,
    HALF_SSW,
    HALF_WSW,
    HALF_WNW,
    HALF_EDGES
};

/* The corners of a tile, clockwise as it lies on the board. */
enum corner { CORNER_NW, CORNER_NE, CORNER_SE, CORNER_SW, CORNERS };

/* How a bridge runs: between which two opposite edges. */
enum direction { DIRECTION_NS, DIRECTION_EW, DIRECTIONS };

/* Zero if both are the same square. Compares both coordinates as one number. */
static inline unsigned square_difference(struct square a, struct square b)
{
    uint32_t first, second;
    memcpy(&first, &a, sizeof first);
    memcpy(&second, &b, sizeof second);
    return first ^ second;
}

static inline bool square_equal(struct square a, struct square b)
{
    return square_difference(a, b) == 0;
}

/* The square `dx` to the east and `dy` to the south of `at`. */
static inline struct square square_at(struct square at, int dx, int dy)
{
    struct square square = {(int16_t)(at.x + dx), (int16_t)(at.y + dy)};
    return square;
}

/* The square that touches `at` along its edge `edge`. */
static inline struct square square_beside(struct square at, unsigned edge)
{
    static const int8_t dx[EDGES] = {0, 1, 0, -1};
    static const int8_t dy[EDGES] = {-1, 0, 1, 0};
    return square_at(at, dx[edge], dy[edge]);
}

/* The square whose north-western corner is that corner of `at`. The place of a piece on a corner
 * names the square to the north-west of it (struct piece_place). */
static inline struct square square_at_corner(struct square at, enum corner corner)
{
    return square_at(at, corner == CORNER_NE || corner == CORNER_SE,
                     corner == CORNER_SE || corner == CORNER_SW);
}

/* Whether `a` precedes `b` in reading order: smaller y first, then smaller x. */
static inline bool square_reads_before(struct square a, struct square b)
{
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

/* The direction of a bridge that ends at `edge`. */
static inline enum direction edge_direction(unsigned edge)
{
    return edge & 1u ? DIRECTION_EW : DIRECTION_NS;
}

/* The edge that faces `edge` from the neighbouring square. */
static inline unsigned edge_opposite(unsigned edge)
{
    return (edge + 2u) & 3u;
}

/* Whether a mask of edges is of two that are opposite each other. */
static inline bool edges_are_opposite(unsigned edges)
{
    return edges == (1u << EDGE_N | 1u << EDGE_S) || edges == (1u << EDGE_E | 1u << EDGE_W);
}

/* The board's edge where the printed edge `printed` of a tile in orientation `orientation` lies. */
static inline unsigned edge_on_board(unsigned printed, unsigned orientation)
{
    return (printed + orientation) & 3u;
}

/* The printed edge that lies at the board's edge `edge`: the inverse of edge_on_board. */
static inline unsigned edge_on_tile(unsigned edge, unsigned orientation)
{
    return (edge - orientation) & 3u;
}

/* The same two for half-edges. */
static inline unsigned half_on_board(unsigned printed, unsigned orientation)
{
    return (printed + 2u * orientation) & 7u;
}

static inline unsigned half_on_tile(unsigned half, unsigned orientation)
{
    return (half - 2u * orientation) & 7u;
}

/* The edge that the half-edge `half` belongs to, and an edge's first half clockwise (its second is
 * the next number). */
static inline unsigned half_edge_of(unsigned half)
{
    return half >> 1;
}

static inline unsigned edge_first_half(unsigned edge)
{
    return edge << 1;
}

/* The half-edge of the neighbouring tile that meets `half`. Going round a tile clockwise meets the
 * neighbour's halves anticlockwise, so an edge's first half meets the opposite edge's second. */
static inline unsigned half_opposite(unsigned half)
{
    return (half ^ 4u) ^ 1u;
}

#endif
