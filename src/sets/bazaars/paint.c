/* The bazaar: a market place with a row of striped awnings on either side. */
#include "picture/plan.h"

/* The width of the market place. Even on an even tile, so that roads meet the middle of it. */
static unsigned side_of(unsigned size)
{
    unsigned half = (unsigned)(0.23f * (float)size + 0.5f);
    return 2 * half + (size & 1u);
}

/* The start of the market place, to the east or to the south, with its middle at `hub`. */
static unsigned start_of(float hub, unsigned size)
{
    return (unsigned)(hub * (float)size - 0.5f * (float)side_of(size) + 0.5f);
}

void bazaar_plan(struct plan *plan, const struct layout *l)
{
    unsigned side = side_of(plan->size);
    unsigned left = start_of(l->hub.x, plan->size), top = start_of(l->hub.y, plan->size);
    for (unsigned i = 0; i < side * side && (l->tile->flags & TILE_BAZAAR); i++)
        plan_set(plan, left + i % side, top + i / side, GROUND_BAZAAR, NO_SEGMENT);
}

static bool is_street(const struct plan *plan, unsigned u, unsigned side)
{
    unsigned width = road_width(plan->size), margin = side > width ? (side - width) / 2 : 0;
    return u >= margin && u < side - margin;
}

enum substance bazaar_substance(const struct plan *plan, const struct layout *l, unsigned x,
                                unsigned y)
{
    unsigned side = side_of(plan->size), deep = (side + 1) / 3;
    unsigned u = x - start_of(l->hub.x, plan->size), v = y - start_of(l->hub.y, plan->size);
    bool upper = v < deep, lower = !upper && side > 2 && v + deep >= side;
    if (!upper && !lower)
        return SUBSTANCE_BAZAAR;
    if (l->tile->terrain[upper ? EDGE_N : EDGE_S] == TERRAIN_ROAD && is_street(plan, u, side))
        return SUBSTANCE_BAZAAR;
    unsigned stripe = plan->size < 20 ? 1 : 2;
    return (u / stripe + (lower ? 1 : 0)) % 2 ? SUBSTANCE_AWNING_LIGHT : SUBSTANCE_AWNING;
}
