/* The abbey: a garden with a wall all round, so that nothing goes on at its edges (AM3), and the
 * monastery in its middle. */
#include "picture/plan.h"

void abbey_plan(struct plan *plan, const struct layout *l)
{
    for (unsigned at = 0; at < plan->size * plan->size && (l->tile->flags & TILE_ABBEY); at++)
        plan_set(plan, at % plan->size, at / plan->size, GROUND_ABBEY, NO_SEGMENT);
}

/* Crossing paths between beds. */
enum substance abbey_substance(const struct plan *plan, const struct layout *l, unsigned x,
                               unsigned y)
{
    unsigned last = plan->size - 1, wall = plan->size < 20 ? 1 : 2;
    unsigned width = (road_width(plan->size) + 1) / 2, middle = (plan->size - 1) / 2;
    unsigned from = middle + 1 > width ? middle + 1 - width : 0, to = plan->size / 2 + width;
    (void)l;
    if (x < wall || y < wall || x + wall > last || y + wall > last)
        return SUBSTANCE_ABBEY_WALL;
    return (x >= from && x < to) || (y >= from && y < to) ? SUBSTANCE_ABBEY_PATH
                                                          : SUBSTANCE_ABBEY_GARDEN;
}
