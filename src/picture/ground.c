/* What a tile shows between its roads and cities: fields, a monastery, a village. */
#include "picture/plan.h"

#include <assert.h>

/* Fields are the remaining ground. Each stretch of grass belongs to the half-edges it reaches. */

struct fill {
    struct plan *plan;
    uint16_t todo[PICTURE_PIXELS_MAX];
    unsigned count;
};

static void field_take(struct fill *fill, unsigned x, unsigned y, uint8_t owner)
{
    unsigned at = y * fill->plan->size + x;
    if (fill->plan->ground[at] != GROUND_OPEN || fill->plan->owner[at] != NO_SEGMENT)
        return;
    fill->plan->owner[at] = owner;
    fill->todo[fill->count++] = (uint16_t)at;
}

static void fill_from(struct fill *fill, unsigned x, unsigned y, uint8_t owner)
{
    unsigned size = fill->plan->size;
    assert(size >= PICTURE_SIZE_MIN);
    fill->count = 0;
    field_take(fill, x, y, owner);
    while (fill->count > 0) {
        unsigned at = fill->todo[--fill->count];
        unsigned here_x = at % size, here_y = at / size;
        if (here_x > 0)
            field_take(fill, here_x - 1, here_y, owner);
        if (here_x + 1 < size)
            field_take(fill, here_x + 1, here_y, owner);
        if (here_y > 0)
            field_take(fill, here_x, here_y - 1, owner);
        if (here_y + 1 < size)
            field_take(fill, here_x, here_y + 1, owner);
    }
}

/* Whether a city passes over another one from the left to the right. */
static bool passes_across(const struct layout *l)
{
    for (unsigned s = 0; s < l->tile->segments; s++)
        if (l->cities_over >> s & 1u && l->tile->at_edge[EDGE_W] == s)
            return true;
    return false;
}

/* What is left. Of two such fields, beside a city that passes over another one, the first has what
 * begins on the left; or at the top, where the city passes across. */
static void fill_inner_fields(struct fill *fill, const struct layout *l)
{
    unsigned size = fill->plan->size;
    uint8_t first = tile_inner_field(l->tile, 0), second = tile_inner_field(l->tile, 1);
    bool across = passes_across(l);
    for (unsigned x = 0; x < size && first != NO_SEGMENT; x++)
        for (unsigned y = 0; y < size; y++)
            fill_from(fill, x, y,
                      second == NO_SEGMENT || 2 * (across ? y : x) < size ? first : second);
}

/* A pixel between a road and a wall that no field reaches takes the owner beside it. */
static void close_gaps(struct plan *plan)
{
    for (unsigned at = 1; at < plan->size * plan->size; at++) {
        if (plan->ground[at] == GROUND_OPEN && plan->owner[at] == NO_SEGMENT) {
            plan->ground[at] = plan->ground[at - 1];
            plan->owner[at] = plan->owner[at - 1];
        }
    }
}

static bool has_pixel(const struct plan *plan, uint8_t owner)
{
    for (unsigned at = 0; at < plan->size * plan->size; at++)
        if (plan->owner[at] == owner)
            return true;
    return false;
}

/* On the smallest tiles a spur may take all that a road leaves of a half-edge. Then the field takes
 * a pixel of the city, beside the road. */
static void take_from_city(struct plan *plan, unsigned half, uint8_t owner)
{
    unsigned last = plan->size - 1, along = plan->size / 2 - !(half & 1u);
    const unsigned x[EDGES] = {along, last - 1, last - along, 1};
    const unsigned y[EDGES] = {1, along, last - 1, last - along};
    enum edge edge = half_edge_of(half);
    plan_set(plan, x[edge], y[edge], GROUND_OPEN, owner);
}

void field_plan(struct plan *plan, const struct layout *l)
{
    struct fill fill;
    unsigned size = plan->size, last = size - 1;
    fill.plan = plan;
    fill.count = 0;
    for (unsigned half = 0; half < HALF_EDGES; half++) {
        uint8_t owner = l->tile->at_half[half];
        unsigned from = half & 1u ? size / 2 : 0, to = half & 1u ? size : size / 2;
        if (owner == NO_SEGMENT)
            continue;
        for (unsigned u = from; u < to; u++) {
            const unsigned x[EDGES] = {u, last, last - u, 0}, y[EDGES] = {0, u, last, last - u};
            enum edge edge = half_edge_of(half);
            fill_from(&fill, x[edge], y[edge], owner);
        }
    }
    for (unsigned half = 0; half < HALF_EDGES && size >= PICTURE_TRUE_SIZE; half++)
        if (l->tile->at_half[half] != NO_SEGMENT && !has_pixel(plan, l->tile->at_half[half]))
            take_from_city(plan, half, l->tile->at_half[half]);
    fill_inner_fields(&fill, l);
    close_gaps(plan);
}

enum substance field_substance(const struct plan *plan, const struct layout *l, unsigned x,
                               unsigned y)
{
    (void)l;
    /* On the smallest tiles verges would leave too little grass. */
    if (plan->size >= 10 && plan_has_near(plan, x, y, 1, GROUND_ROAD))
        return SUBSTANCE_VERGE;
    /* One tuft in most patches of 3 x 3, at a varying place: never in rows, seldom in clumps. */
    unsigned patch = plan_speckle(x / 3, y / 3, 1);
    bool here = x % 3 == patch % 3 && y % 3 == patch / 3 % 3;
    return here && patch / 9 % 4 != 0 && plan->size >= PICTURE_TRUE_SIZE ? SUBSTANCE_TUFT
                                                                         : SUBSTANCE_GRASS;
}

/* The monastery, seen from above so that it looks right in any orientation: four walls, with the
 * roofs of nave and transept as a cross over them. */

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
    *dx = 2 * ((int)x - nearest(l->monastery_at.x * size - 0.5f * (float)odd)) + shift;
    *dy = 2 * ((int)y - nearest(l->monastery_at.y * size - 0.5f * (float)odd)) + shift;
    *dx = *dx < 0 ? -*dx : *dx;
    *dy = *dy < 0 ? -*dy : *dy;
}

void monastery_plan(struct plan *plan, const struct layout *l)
{
    if (l->monastery == NO_SEGMENT)
        return;
    int reach = (int)(2 * l->monastery_reach * (float)plan->size);
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
    int dx, dy, reach = (int)(2 * l->monastery_reach * (float)plan->size);
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
