/* A road that passes over another one, without a junction: a stone bridge with a parapet on either
 * side, from whose shadow the lower road comes out again. */
#include "picture/plan.h"

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
                pixels[y * plan->size + x].shade =
                    plan_has_beside(plan, x, y, 0, -1, GROUND_PARAPET) ||
                    plan_has_beside(plan, x, y, 0, 1, GROUND_PARAPET) ||
                    plan_has_beside(plan, x, y, -1, 0, GROUND_PARAPET) ||
                    plan_has_beside(plan, x, y, 1, 0, GROUND_PARAPET);
}
