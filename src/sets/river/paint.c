/* A lake in the middle, and stones around the spring. */
#include "picture/plan.h"

void lake_plan(struct plan *plan, const struct layout *layout)
{
    if (layout->tile->flags & TILE_LAKE)
        water_pool(plan, layout->hub, plan->size < 8 ? 0.25f : 0.28f);
}

/* Its light, where the water comes out. */
void spring_build(const struct plan *plan, const struct layout *layout, struct pixel *pixels)
{
    unsigned middle = plan->size / 2, wide = plan->size < 16 ? 1 : plan->size / 12;
    if (!(layout->tile->flags & TILE_SPRING))
        return;
    for (unsigned y = middle - wide; y < middle + wide; y++)
        for (unsigned x = middle - wide; x < middle + wide; x++)
            if (plan->ground[y * plan->size + x] == GROUND_WATER)
                pixels[y * plan->size + x].substance = SUBSTANCE_RIPPLE;
}
