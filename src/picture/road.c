/* Roads: strokes along smooth curves, from the middle of an edge to the end given by the layout. */
#include "picture/plan.h"

#include <assert.h>

enum { STROKE_STEPS = 10 };

/* The handle length, in radii, at which a curve looks like an arc. */
static const float ROUND = 0.5523f;

unsigned road_width(unsigned size)
{
    /* An even number of pixels on an even tile, an odd one on an odd tile, so that the road lies in
     * the middle of its edge. */
    unsigned half = (unsigned)((float)size * 0.072f + 0.5f);
    return (half == 0 ? 2 : 2 * half) + (size & 1u);
}

float road_reach(unsigned size)
{
    /* A little less, so that a bend never touches a third pixel. */
    float less = size < 8 ? 0.2f : 0.07f;
    return (0.5f * (float)road_width(size) - less) / (float)size;
}

/* The first and last pixel that a stroke from `a` to `b` can touch in one direction. */
static void stroke_span(const struct plan *plan, float a, float b, float reach, unsigned *first,
                        unsigned *last)
{
    float size = (float)plan->size, least = ((a < b ? a : b) - reach) * size;
    float most = ((a < b ? b : a) + reach) * size;
    *first = least < 0 ? 0 : (unsigned)least;
    *last = most >= size ? plan->size - 1 : (unsigned)most;
}

static void stroke_line(struct plan *plan, struct point a, struct point b, float reach,
                        uint8_t owner)
{
    unsigned left, right, top, bottom;
    stroke_span(plan, a.x, b.x, reach, &left, &right);
    stroke_span(plan, a.y, b.y, reach, &top, &bottom);
    for (unsigned y = top; y <= bottom; y++)
        for (unsigned x = left; x <= right; x++)
            if (point_squared_distance(plan_point(plan, x, y), a, b) <= reach * reach)
                plan_lay(plan, x, y, owner == NO_SEGMENT ? GROUND_VILLAGE : GROUND_ROAD, owner);
}

/* A stroke from the first point, leaving towards the second, to the last, arriving from the third;
 * or to the first city on its way. */
static void road_stroke(struct plan *plan, const struct point at[4], float reach, uint8_t owner)
{
    struct point from = at[0];
    for (unsigned step = 1; step <= STROKE_STEPS; step++) {
        float t = (float)step / STROKE_STEPS;
        struct point b = point_between(at[1], at[2], t);
        struct point to = point_between(point_between(point_between(at[0], at[1], t), b, t),
                                        point_between(b, point_between(at[2], at[3], t), t), t);
        stroke_line(plan, from, to, reach, owner);
        if (plan_is_city(plan, to))
            return;
        from = to;
    }
}

/* How far a bend goes straight on from its edges, in radii: less where another bend needs room on a
 * small tile. */
static float roundness(const struct plan *plan, const struct layout *l)
{
    unsigned bends = layout_water_bends(l);
    for (unsigned s = 0; s < l->tile->segments; s++)
        bends += layout_passes(l, s);
    return plan->size < 8 && bends > 1 ? 0.3f : ROUND;
}

void road_curve(struct plan *plan, const struct point at[4], uint8_t owner)
{
    road_stroke(plan, at, road_reach(plan->size), owner);
}

void road_line(struct plan *plan, struct point from, struct point to, uint8_t owner)
{
    stroke_line(plan, from, to, road_reach(plan->size), owner);
}

/* Whether a city crosses the tile over a road from `edge` to the opposite one. */
static bool is_under_city(const struct layout *l, unsigned edge)
{
    uint8_t left = l->tile->at_edge[(edge + 1u) & 3u], right = l->tile->at_edge[(edge + 3u) & 3u];
    return left == right && left != NO_SEGMENT && l->tile->segment[left].kind == FEATURE_CITY;
}

/* To the wall; or, where one field goes round its end, into a tunnel before that. */
static void road_dive(struct plan *plan, const struct layout *l, unsigned edge, uint8_t owner)
{
    unsigned size = plan->size, width = road_width(size), first = (size - width) / 2;
    unsigned half = edge_first_half(edge), grass = 0, rows = 0;
    assert(size > 0);
    if (l->tile->at_half[half] == l->tile->at_half[half + 1])
        grass = size < 20 ? 1 : size < 36 ? 2 : 3;
    unsigned aside = grass > 0 ? 1 : 0; /* where the field gets through */
    while (rows < size &&
           plan->ground[plan_pixel_seen_from(size, edge, first - aside, rows)] != GROUND_CITY &&
           plan->ground[plan_pixel_seen_from(size, edge, first + width - 1 + aside, rows)] !=
               GROUND_CITY)
        rows++;
    rows = rows > grass ? rows - grass : 1;
    for (unsigned i = 0; i < rows * width; i++) {
        unsigned at = plan_pixel_seen_from(size, edge, first + i % width, i / width);
        plan_lay(plan, at % size, at / size, GROUND_ROAD, owner);
    }
}

static void road_pass(struct plan *plan, const struct layout *l, unsigned from, unsigned to,
                      uint8_t owner)
{
    struct point a = edge_middle(from), d = edge_middle(to);
    if (to == edge_opposite(from) && is_under_city(l, from)) {
        road_dive(plan, l, from, owner);
        road_dive(plan, l, to, owner);
    } else if (to == edge_opposite(from)) {
        /* The curve's middle moves three quarters as far as its two handles. */
        float bow = layout_bow(l, from) / 0.75f;
        struct point side = edge_inwards(from + 3u);
        struct point b = point_step(point_step(a, edge_inwards(from), 0.35f), side, bow);
        struct point c = point_step(point_step(d, edge_inwards(to), 0.35f), side, bow);
        road_curve(plan, (struct point[]){a, b, c, d}, owner);
    } else {
        float handle = 0.5f * roundness(plan, l);
        road_curve(plan,
                   (struct point[]){a, point_step(a, edge_inwards(from), handle),
                                    point_step(d, edge_inwards(to), handle), d},
                   owner);
    }
}

/* The point inside a city that a road from `edge` heads for: the city's adjacent edge, or between
 * its two adjacent edges, or its opposite edge. The road ends at the wall. */
static struct point city_target(const struct layout *l, unsigned edge, unsigned city)
{
    unsigned edges = l->tile->segment[city].edges;
    unsigned left = (edge + 1u) & 3u, right = (edge + 3u) & 3u;
    bool at_left = edges >> left & 1u, at_right = edges >> right & 1u;
    if (at_left && at_right)
        return (struct point){0.5f, 0.5f};
    return edge_middle(at_left ? left : at_right ? right : edge_opposite(edge));
}

/* Whether a road beside it ends at the same city: on the smallest tiles grass must remain between
 * the two. */
static bool has_companion(const struct layout *l, unsigned road)
{
    bool has = false;
    for (unsigned s = 0; s < l->tile->segments; s++)
        has = has || (s != road && l->end[s] != NO_SEGMENT && l->end[s] == l->end[road]);
    return has;
}

static bool has_rival(const struct layout *l, unsigned road)
{
    bool has = false;
    for (unsigned s = 0; s < l->tile->segments; s++)
        has = has || (l->end[s] != NO_SEGMENT && l->end[s] != l->end[road]);
    return has;
}

static void end_road(struct plan *plan, const struct layout *l, unsigned edge, uint8_t owner)
{
    struct point a = edge_middle(edge);
    if (l->end[owner] == NO_SEGMENT) {
        struct point to = l->monastery == NO_SEGMENT ? l->hub : l->monastery_at;
        road_curve(plan, (struct point[]){a, point_step(a, edge_inwards(edge), 0.25f), to, to},
                   owner);
        return;
    }
#define X(end)                                                                                     \
    if (end(plan, l, edge, owner))                                                                 \
        return;
    ROAD_ENDS(X)
#undef X
    struct point d = city_target(l, edge, l->end[owner]);
    /* On small tiles grass remains between it and a road that ends at another city. */
    float turn = plan->size < 10 && has_rival(l, owner) ? 0.36f : 0.5f;
    struct point bend = point_step(a, edge_inwards(edge), turn);
    float reach = plan->size < 8 && has_companion(l, owner) ? 0.1f : road_reach(plan->size);
    road_stroke(
        plan,
        (struct point[]){a, point_between(a, bend, 2.0f / 3), point_between(d, bend, 2.0f / 3), d},
        reach, owner);
}

/* Where a lane meets its road, which in a bend keeps clear of the middle. */
static struct point lane_end(const struct layout *l)
{
    struct point end = l->hub;
    if (l->lane == NO_SEGMENT || !layout_passes(l, l->lane) ||
        edges_are_opposite(l->tile->segment[l->lane].edges))
        return end;
    for (unsigned e = 0; e < EDGES; e++)
        if (l->tile->segment[l->lane].edges >> e & 1u)
            end = point_step(end, edge_inwards(e), -0.15f);
    return end;
}

void road_plan(struct plan *plan, const struct layout *l)
{
    for (unsigned s = 0; s < l->tile->segments; s++) {
        const struct segment *segment = &l->tile->segment[s];
        unsigned first = 0, last = 3;
        if (segment->kind != FEATURE_ROAD)
            continue;
        while (!(segment->edges >> first & 1u))
            first++;
        while (!(segment->edges >> last & 1u))
            last--;
        if (layout_passes(l, s)) {
            road_pass(plan, l, first, last, (uint8_t)s);
            continue;
        }
        for (unsigned e = first; e <= last; e++)
            if (segment->edges >> e & 1u)
                end_road(plan, l, e, (uint8_t)s);
    }
    for (unsigned e = 0; e < EDGES; e++)
        if (l->tile->terrain[e] == TERRAIN_CITY && (l->lanes >> l->tile->at_edge[e] & 1u)) {
            road_line(plan, edge_middle(e), l->hub, l->lane);
            road_line(plan, l->hub, lane_end(l), l->lane);
        }
}

enum substance road_substance(const struct plan *plan, const struct layout *l, unsigned x,
                              unsigned y)
{
    (void)plan;
    (void)l;
    return plan_speckle(x, y, 7) % 8 == 0 ? SUBSTANCE_ROAD_WORN : SUBSTANCE_ROAD;
}

/* A road that passes over another one, without a junction: stone, with a parapet on either
 * side, from whose shadow the lower road comes out again. */

/* The distance of a pixel from the tile's middle in one direction, in half pixels. */
static unsigned from_middle(unsigned size, unsigned at)
{
    return 2 * at + 1 > size ? 2 * at + 1 - size : size - 2 * at - 1;
}

static bool has_overpass(const struct layout *l)
{
    return l->under != NO_SEGMENT;
}

/* The parapets reach beyond the lower road where there is room for that. */
static bool is_parapet(const struct plan *plan, const struct layout *l, unsigned x, unsigned y)
{
    unsigned size = plan->size, width = road_width(size), thick = size < 20 ? 2 : 4;
    bool upright = l->tile->segment[l->over].edges >> EDGE_N & 1u;
    unsigned across = from_middle(size, upright ? x : y),
             along = from_middle(size, upright ? y : x);
    return across >= width && across < width + thick && along < width + (size < 10 ? 0 : 2);
}

void overpass_plan(struct plan *plan, const struct layout *l)
{
    for (unsigned y = 0; y < plan->size && has_overpass(l); y++)
        for (unsigned x = 0; x < plan->size; x++)
            if (is_parapet(plan, l, x, y))
                plan_lay(plan, x, y, GROUND_PARAPET, l->over);
}

enum substance parapet_substance(const struct plan *plan, const struct layout *l, unsigned x,
                                 unsigned y)
{
    (void)plan;
    (void)l;
    (void)x;
    (void)y;
    return SUBSTANCE_PARAPET;
}

void overpass_build(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    for (unsigned y = 0; y < plan->size && has_overpass(l); y++)
        for (unsigned x = 0; x < plan->size; x++)
            if (plan->owner[y * plan->size + x] == l->under && plan->size >= 10)
                pixels[y * plan->size + x].shade = plan_has_near(plan, x, y, 1, GROUND_PARAPET);
}
