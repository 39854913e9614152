/* Castles: the small city's walls in grey stone with battlements, and in the middle, over the edge
 * that the two tiles share, a keep with a tower at each corner. A half is painted only on the
 * pixels of the small city, so its surroundings are unchanged. Everything is measured from the
 * middle of the shared edge, so that both halves match. */
#include "picture/picture.h"
#include "picture/plan.h"

#include <assert.h>

/* A pixel relative to the shared edge: distance from its middle, and depth, in half pixels. */
struct place {
    int off, depth;
};

static struct place castle_place_of(unsigned edge, unsigned size, unsigned x, unsigned y)
{
    int east = 2 * (int)x + 1, south = 2 * (int)y + 1, side = 2 * (int)size;
    const int depth[EDGES] = {south, side - east, side - south, east};
    int off = (edge & 1u ? south : east) - (int)size;
    return (struct place){off < 0 ? -off : off, depth[edge & 3u]};
}

/* Whether a pixel of the tile beside pixel `at` belongs to another segment. Along the shared edge
 * only its ends count, or other features of a tile could separate it from the other half. */
static bool is_outermost(const struct pixel *pixels, unsigned size, unsigned at, struct place p)
{
    if (p.depth == 1)
        return p.off > (int)size - (size < 8 ? 4 : 2);
    uint8_t segment = pixels[at].segment;
    return (at >= size && pixels[at - size].segment != segment) ||
           (at + size < size * size && pixels[at + size].segment != segment) ||
           (at % size > 0 && pixels[at - 1].segment != segment) ||
           (at % size + 1 < size && pixels[at + 1].segment != segment);
}

/* The keep on this half, extending `reach` to either side and in depth. */
static enum substance keep_substance(int size, struct place p, int reach)
{
    int tower = size < 16 ? 2 : 4, flag = size < 20 ? 2 : 4;
    bool aside = p.off > reach - tower, outside = p.depth > reach - tower;
    if (aside && outside)
        return SUBSTANCE_TOWER;
    if (p.off < flag && p.depth < flag)
        return SUBSTANCE_CASTLE_FLAG;
    /* Small keeps are all roof. */
    bool walled = size >= 12 && (p.off > reach - 2 || p.depth > reach - 2);
    return walled ? SUBSTANCE_CASTLE_WALL : SUBSTANCE_CASTLE_ROOF;
}

static enum substance substance_at(const struct pixel *pixels, unsigned edge, unsigned size,
                                   unsigned at)
{
    assert(size >= PICTURE_SIZE_MIN);
    struct place p = castle_place_of(edge, size, at % size, at / size);
    int reach = (int)(size + 2) / 4 * 2 + (int)(size & 1u);
    if (is_outermost(pixels, size, at, p))
        return (p.off / 2) % 2 ? SUBSTANCE_TOWER : SUBSTANCE_CASTLE_WALL;
    if (p.off < reach && p.depth < reach)
        return keep_substance((int)size, p, reach);
    return SUBSTANCE_PAVING;
}

static void paint_half(unsigned edge, unsigned size, struct pixel *pixels)
{
    uint8_t city = pixels[plan_pixel_seen_from(size, edge, size / 2, 0)].segment;
    for (unsigned at = 0; at < size * size; at++) {
        if (pixels[at].segment != city)
            continue;
        pixels[at].substance = (uint8_t)substance_at(pixels, edge, size, at);
        pixels[at].shade = 0;
    }
}

/* The halves on a tile are the edges beyond which their other halves lie: bit e for edge e. */
static void paint_halves(unsigned built, unsigned size, struct pixel *pixels)
{
    for (unsigned edge = 0; edge < EDGES; edge++)
        if (built >> edge & 1u)
            paint_half(edge, size, pixels);
}

/* The edge of a castle's half on a tile; EDGES if it has none there. */
static unsigned edge_of_half(const struct game *game, const struct castle *castle, tile_number tile)
{
    struct square first = game->board.tile[castle->tile[0]].at;
    struct square second = game->board.tile[castle->tile[1]].at;
    enum edge edge = first.x == second.x ? EDGE_S : EDGE_E; /* they are in reading order */
    return castle->tile[0] == tile ? edge : castle->tile[1] == tile ? edge_opposite(edge) : EDGES;
}

static unsigned castles_on(const struct game *game, tile_number tile)
{
    unsigned edges = 0;
    for (unsigned c = 0; c < game->castles.count; c++)
        edges |= 1u << edge_of_half(game, &game->castles.castle[c], tile);
    return edges & ((1u << EDGES) - 1);
}

/* Where a follower stands on its half of a castle, whose other half is beyond that edge: in the
 * middle of both. */
static struct picture_anchor castle_anchor(unsigned edge, unsigned size)
{
    unsigned width = picture_follower_width(size), height = picture_follower_height(size);
    unsigned middle = size / 2;
    const unsigned x[EDGES] = {middle, size - width + width / 2, middle, width / 2};
    const unsigned y[EDGES] = {height / 2, middle, size - height + height / 2, middle};
    return (struct picture_anchor){(uint8_t)x[edge & 3u], (uint8_t)y[edge & 3u]};
}

static bool castle_stands(const struct game *game, uint16_t node, unsigned size,
                          struct picture_anchor *anchor)
{
    unsigned castle = game_castle_of(game, node);
    unsigned edge = castle < CASTLES_MAX ? edge_of_half(game, &game->castles.castle[castle],
                                                        feature_tile(&game->features, node))
                                         : EDGES;
    if (edge == EDGES)
        return false;
    *anchor = castle_anchor(edge, size);
    return true;
}

const struct overlay castle_overlay = {
    .built = castles_on, .paint = paint_halves, .stands = castle_stands};
