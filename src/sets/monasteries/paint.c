/* The garth where abbots lie: to the east of the monastery, as long as that; on the smallest tiles,
 * where it would part the field, in the monastery. */
#include "picture/plan.h"

/* The column behind the monastery's last one. */
static unsigned end_of_monastery(const struct plan *plan)
{
    unsigned end = 0;
    for (unsigned at = 0; at < plan->size * plan->size; at++)
        if (plan->ground[at] == GROUND_MONASTERY && at % plan->size >= end)
            end = at % plan->size + 1;
    return end;
}

void abbots_plan(struct plan *plan, const struct layout *l)
{
    uint8_t abbots = tile_segment_of(l->tile, FEATURE_ABBOTS);
    unsigned size = plan->size, wide = size < 10 ? 1 : size / 6, end = end_of_monastery(plan);
    unsigned first = end + wide < size ? end : end - wide;
    for (unsigned y = 0; y < size && abbots != NO_SEGMENT; y++)
        for (unsigned x = first; x < first + wide && l->monastery != NO_SEGMENT; x++)
            if (plan->owner[y * size + end - wide - 1] == l->monastery)
                plan_lay(plan, x, y, GROUND_ABBOTS, abbots);
}

enum substance abbots_substance(const struct plan *plan, const struct layout *l, unsigned x,
                                unsigned y)
{
    bool is_inside = plan_has_beside(plan, x, y, 0, -1, GROUND_ABBOTS) &&
                     plan_has_beside(plan, x, y, 0, 1, GROUND_ABBOTS) &&
                     (plan_has_beside(plan, x, y, 1, 0, GROUND_ABBOTS) || plan->size < 14);
    (void)l;
    return is_inside ? SUBSTANCE_ABBOTS_GARTH : SUBSTANCE_ABBOTS_WALL;
}
