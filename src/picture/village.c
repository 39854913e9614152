/* The village in the middle, where roads end: a crossing with a house in each of its corners. */
#include "picture/plan.h"

float village_reach(void)
{
    return 0.22f;
}

static float distance(float a, float b)
{
    return a < b ? b - a : a - b;
}

void village_plan(struct plan *plan, const struct layout *l)
{
    if (!l->has_village)
        return;
    for (unsigned y = 0; y < plan->size; y++) {
        for (unsigned x = 0; x < plan->size; x++) {
            struct point p = plan_point(plan, x, y);
            if (distance(p.x, l->hub.x) <= village_reach() &&
                distance(p.y, l->hub.y) <= village_reach())
                plan_lay(plan, x, y, GROUND_VILLAGE, NO_SEGMENT);
        }
    }
}

/* Whether a street leaves the village towards `edge`: a road that ends there. Towards a city houses
 * stand up to its wall, as no road leads into it. */
static bool has_street(const struct layout *l, unsigned edge)
{
    uint8_t segment = l->tile->at_edge[edge];
    return segment != NO_SEGMENT && l->tile->segment[segment].kind == FEATURE_ROAD &&
           l->end[segment] == NO_SEGMENT;
}

enum substance village_substance(const struct plan *plan, const struct layout *l, unsigned x,
                                 unsigned y)
{
    struct point p = plan_point(plan, x, y);
    float dx = p.x - l->hub.x, dy = p.y - l->hub.y, street = road_reach(plan->size);
    bool upright = dx < street && -dx < street, level = dy < street && -dy < street;
    if (upright && level)
        return SUBSTANCE_CROSSING;
    if ((upright && has_street(l, dy < 0 ? EDGE_N : EDGE_S)) ||
        (level && has_street(l, dx < 0 ? EDGE_W : EDGE_E)))
        return SUBSTANCE_CROSSING;
    return (x + y / 2) % 2 ? SUBSTANCE_HOUSE : SUBSTANCE_HOUSE_SHADE;
}
