/* Water: from the middle of an edge to that of another, or to an end in the middle. It is no
 * segment: roads pass over it, and fields end at it. */
#include "picture/plan.h"

enum { STROKE_STEPS = 12 };

/* The handle length, in radii, at which a curve looks like an arc. */
static const float ROUND = 0.5523f;

/* As wide as a road, and wider where there is room. */
static unsigned water_width(unsigned size)
{
    unsigned half = (unsigned)((float)size * 0.095f + 0.5f);
    return (half == 0 ? 2 : 2 * half) + (size & 1u);
}

float water_reach(unsigned size)
{
    float less = size < 8 ? 0.2f : 0.07f;
    return (0.5f * (float)water_width(size) - less) / (float)size;
}

bool layout_water_passes(const struct layout *l, unsigned edge)
{
    unsigned water = l->tile->water;
    return (water >> (edge & 3u) & 1u) != 0 && (water >> edge_opposite(edge) & 1u) != 0;
}

bool layout_water_bends(const struct layout *l)
{
    unsigned water = l->tile->water;
    return __builtin_popcount(water) == 2 && !edges_are_opposite(water);
}

/* Cities come first, and water below all else. */
static void water_lay(struct plan *plan, struct point a, struct point b, float reach)
{
    for (unsigned y = 0; y < plan->size; y++)
        for (unsigned x = 0; x < plan->size; x++)
            if (point_squared_distance(plan_point(plan, x, y), a, b) <= reach * reach)
                plan_lay(plan, x, y, GROUND_WATER, NO_SEGMENT);
}

void water_pool(struct plan *plan, struct point at, float reach)
{
    water_lay(plan, at, at, reach);
}

/* Round the corner between two edges. */
static void water_bend(struct plan *plan, const struct layout *l, unsigned from, unsigned to)
{
    bool is_tight = plan->size < 8 && l->tile->segments > 3;
    float handle = 0.5f * (is_tight ? 0.3f : ROUND), reach = water_reach(plan->size);
    struct point a = edge_middle(from), d = edge_middle(to), before = a;
    struct point b = point_step(a, edge_inwards(from), handle);
    struct point c = point_step(d, edge_inwards(to), handle);
    for (unsigned step = 1; step <= STROKE_STEPS; step++) {
        float t = (float)step / STROKE_STEPS;
        struct point m = point_between(b, c, t);
        struct point at = point_between(point_between(point_between(a, b, t), m, t),
                                        point_between(m, point_between(c, d, t), t), t);
        water_lay(plan, before, at, reach);
        before = at;
    }
}

void water_plan(struct plan *plan, const struct layout *l)
{
    unsigned water = l->tile->water, first = 0, last = 3;
    if (water == 0)
        return;
    while (!(water >> first & 1u))
        first++;
    while (!(water >> last & 1u))
        last--;
    if (layout_water_bends(l)) {
        water_bend(plan, l, first, last);
        return;
    }
    for (unsigned e = first; e <= last; e++)
        if (water >> e & 1u)
            water_lay(plan, edge_middle(e), (struct point){0.5f, 0.5f}, water_reach(plan->size));
    if (first == last && l->tile->terrain[edge_opposite(first)] == TERRAIN_CITY)
        water_lay(plan, (struct point){0.5f, 0.5f}, edge_middle(edge_opposite(first)),
                  water_reach(plan->size));
    else if (first == last && !plan_is_city(plan, (struct point){0.5f, 0.5f}))
        water_pool(plan, (struct point){0.5f, 0.5f}, 1.4f * water_reach(plan->size));
}

/* Parapets where a road passes over it. */
void water_crossing_plan(struct plan *plan, const struct layout *l)
{
    static const int8_t dx[EDGES] = {0, 1, 0, -1}, dy[EDGES] = {-1, 0, 1, 0};
    if (l->tile->water == 0 || plan->size < 12)
        return;
    for (unsigned y = 0; y < plan->size; y++)
        for (unsigned x = 0; x < plan->size; x++)
            for (unsigned e = 0; e < EDGES; e++)
                if (plan->ground[y * plan->size + x] == GROUND_WATER &&
                    plan_has_beside(plan, x, y, dx[e], dy[e], GROUND_ROAD))
                    plan_set(plan, x, y, GROUND_PARAPET,
                             plan->owner[(unsigned)((int)y + dy[e]) * plan->size +
                                         (unsigned)((int)x + dx[e])]);
}

enum substance water_substance(const struct plan *plan, const struct layout *l, unsigned x,
                               unsigned y)
{
    (void)l;
    if (plan->size >= 16 && (plan_has_beside(plan, x, y, 0, -1, GROUND_OPEN) ||
                             plan_has_beside(plan, x, y, 1, 0, GROUND_OPEN) ||
                             plan_has_beside(plan, x, y, 0, 1, GROUND_OPEN) ||
                             plan_has_beside(plan, x, y, -1, 0, GROUND_OPEN)))
        return SUBSTANCE_SHORE;
    return plan_speckle(x, y, 11) % 5 == 0 && plan->size >= PICTURE_TRUE_SIZE ? SUBSTANCE_RIPPLE
                                                                              : SUBSTANCE_WATER;
}
