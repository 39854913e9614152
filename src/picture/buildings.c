/* The monastery, seen from above so that it looks right in any orientation: four walls, with the
 * roofs of nave and transept as a cross over them. */
#include "picture/plan.h"

static int nearest(float value)
{
    return (int)(value + 0.5f);
}

/* The offset of pixel x,y from the monastery's middle, in half pixels. The middle is snapped to the
 * raster, else a monastery off the tile's middle would lose a row. */
static void from_middle(const struct plan *plan, const struct layout *l, unsigned x, unsigned y,
                        int *dx, int *dy)
{
    float size = (float)plan->size;
    int odd = (int)(plan->size & 1u), shift = odd ? 0 : 1;
    *dx = 2 * ((int)x - nearest(l->abbey.x * size - 0.5f * (float)odd)) + shift;
    *dy = 2 * ((int)y - nearest(l->abbey.y * size - 0.5f * (float)odd)) + shift;
    *dx = *dx < 0 ? -*dx : *dx;
    *dy = *dy < 0 ? -*dy : *dy;
}

void monastery_plan(struct plan *plan, const struct layout *l)
{
    if (l->monastery == NO_SEGMENT)
        return;
    int reach = (int)(2 * l->abbey_reach * (float)plan->size);
    for (unsigned y = 0; y < plan->size; y++) {
        for (unsigned x = 0; x < plan->size; x++) {
            int dx, dy;
            from_middle(plan, l, x, y, &dx, &dy);
            if (dx <= reach && dy <= reach)
                plan_set(plan, x, y, GROUND_MONASTERY, l->monastery);
        }
    }
}

enum substance monastery_substance(const struct plan *plan, const struct layout *l, unsigned x,
                                   unsigned y)
{
    int dx, dy, reach = (int)(2 * l->abbey_reach * (float)plan->size);
    from_middle(plan, l, x, y, &dx, &dy);
    int roof = reach < 3 ? 1 : reach / 3;
    if (dx <= roof && dy <= roof && reach > 2)
        return SUBSTANCE_MONASTERY_SPIRE;
    if (dx <= roof || dy <= roof)
        return SUBSTANCE_MONASTERY_ROOF;
    return dx > reach - 2 || dy > reach - 2 ? SUBSTANCE_MONASTERY_WALL : SUBSTANCE_MONASTERY_COURT;
}

/* The village in the middle, where roads end: a crossing with a house in each of its corners. */

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
