/* Inns and cathedrals. */
#include "picture/plan.h"

/* The cathedral, seen from above: a nave with a transept, two towers at the west front, and paving
 * all round, so that it is the largest building of the land. */

/* Its measures in pixels, from its middle; the transept is `north` of that. */
struct church {
    int length, width, arm, north, tower;
};

static int church_share(unsigned size, float part)
{
    int pixels = (int)(part * (float)size + 0.5f);
    return pixels > 0 ? pixels : 1;
}

static struct church church_of(unsigned size)
{
    return (struct church){.length = church_share(size, 0.4f),
                           .width = church_share(size, 0.15f),
                           .arm = church_share(size, 0.36f),
                           .north = size < 10 ? 0 : church_share(size, 0.1f),
                           .tower = size < 10 ? 0 : church_share(size, 0.1f)};
}

/* Whether `at` is one of the `reach` pixels on either side of the middle. */
static bool is_within(int at, int reach)
{
    return at >= -reach && at < reach;
}

static bool is_crossing(const struct church *church, int x, int y)
{
    return is_within(x, church->width) && is_within(y + church->north, church->width);
}

static bool is_inside(const struct church *church, int x, int y)
{
    bool nave = is_within(x, church->width) && is_within(y, church->length);
    bool transept = is_within(x, church->arm) && is_within(y + church->north, church->width);
    bool front = is_within(x, church->width + church->tower) && y < church->length &&
                 y >= church->length - 2 * church->tower;
    return nave || transept || front;
}

/* How many of the eight pixels around are part of it. */
static unsigned count_around(const struct church *church, int x, int y)
{
    unsigned count = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            count += (dx != 0 || dy != 0) && is_inside(church, x + dx, y + dy);
    return count;
}

static enum substance substance_at(const struct church *church, unsigned size, int x, int y)
{
    unsigned around = count_around(church, x, y);
    bool is_spire = size < 10 ? is_crossing(church, x, y)
                              : is_crossing(church, x, y) && is_crossing(church, x + 1, y + 1) &&
                                    is_crossing(church, x - 1, y - 1);
    if (!is_inside(church, x, y))
        return SUBSTANCE_PAVING;
    if (is_spire)
        return SUBSTANCE_CATHEDRAL_SPIRE;
    return around < 8 && size >= 10 ? SUBSTANCE_CATHEDRAL_WALL : SUBSTANCE_CATHEDRAL_ROOF;
}

static void build_cathedral(const struct plan *plan, const struct layout *l, unsigned city,
                            struct pixel *pixels)
{
    struct church church = church_of(plan->size);
    struct point heart = layout_heart(l, city);
    int size = (int)plan->size;
    int middle_x = (int)(heart.x * (float)size), middle_y = (int)(heart.y * (float)size);
    for (int at = 0; at < size * size; at++) {
        int x = at % size - middle_x, y = at / size - middle_y;
        if (sign_fits(plan, pixels, city, (unsigned)at) &&
            (is_inside(&church, x, y) || count_around(&church, x, y) > 0))
            pixels[at].substance = (uint8_t)substance_at(&church, plan->size, x, y);
    }
}

void cathedral_build(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    for (unsigned s = 0; s < l->tile->segments; s++)
        if (l->tile->segment[s].flags & SEGMENT_CATHEDRAL)
            build_cathedral(plan, l, s, pixels);
}

/* An inn: a small house in the grass close to its road, with a sign. */

/* A house of width * height pixels, its north-western one at x,y. */
struct house {
    unsigned x, y, width, height;
};

/* Where most of the road's pixels lie. */
static struct point middle_of(const struct plan *plan, unsigned road)
{
    struct point middle = {0, 0};
    float count = 0;
    for (unsigned at = 0; at < plan->size * plan->size; at++) {
        if (plan->owner[at] == road) {
            struct point p = plan_point(plan, at % plan->size, at / plan->size);
            middle.x += p.x;
            middle.y += p.y;
            count++;
        }
    }
    return (struct point){middle.x / count, middle.y / count};
}

/* Whether a bridge between those edges (BR4) would hide some of so many pixels from `from` on, or
 * on larger tiles lie beside them. */
static bool is_under_bridge(const struct plan *plan, const struct layout *l, unsigned edge,
                            unsigned from, unsigned pixels)
{
    unsigned size = plan->size, reach = road_width(size) / 2 + (size < 12 ? 1 : size < 28 ? 2 : 3);
    return l->tile->terrain[edge] == TERRAIN_FIELD &&
           l->tile->terrain[edge_opposite(edge)] == TERRAIN_FIELD && from < size / 2 + reach &&
           from + pixels > size / 2 - reach;
}

static bool has_room(const struct plan *plan, const struct house *house)
{
    uint8_t field = plan->owner[house->y * plan->size + house->x];
    for (unsigned y = house->y; y < house->y + house->height; y++)
        for (unsigned x = house->x; x < house->x + house->width; x++)
            if (plan->ground[y * plan->size + x] != GROUND_OPEN ||
                plan->owner[y * plan->size + x] != field)
                return false;
    return true;
}

/* The house nearest to the road's middle, rather not where a bridge would hide it; it avoids the
 * rim on all but the smallest tiles. */
static bool inn_find(const struct plan *plan, const struct layout *l, unsigned road,
                     struct house *house)
{
    unsigned size = plan->size, margin = size < 10 ? 0 : 1;
    struct point middle = middle_of(plan, road);
    struct house try = *house;
    float best = 1e9f;
    for (try.y = margin; try.y + try.height + margin <= size; try.y++) {
        for (try.x = margin; try.x + try.width + margin <= size; try.x++) {
            float dx = ((float)try.x + 0.5f * (float)try.width) / (float)size - middle.x;
            float dy = ((float)try.y + 0.5f * (float)try.height) / (float)size - middle.y;
            bool hidden = is_under_bridge(plan, l, EDGE_N, try.x, try.width) ||
                          is_under_bridge(plan, l, EDGE_E, try.y, try.height);
            float cost = dx * dx + dy * dy + (hidden ? 2 : 0);
            if (cost < best && has_room(plan, &try)) {
                best = cost;
                *house = try;
            }
        }
    }
    return best < 1e9f;
}

/* Whether place `at` of `length` is one of the `sign` nearest to that end. */
static bool is_near_end(unsigned at, unsigned length, unsigned sign, bool far_end)
{
    return far_end ? at + sign >= length : at < sign;
}

/* The sign hangs at the corner nearest to the road. */
static void build_inn(const struct plan *plan, const struct layout *l, unsigned road,
                      struct pixel *pixels)
{
    unsigned size = plan->size, sign = size < 20 ? 1 : 2;
    struct house house = {.width = size < 14 ? 2 : size / 5, .height = size < 12 ? 2 : size / 4};
    if (!inn_find(plan, l, road, &house))
        return;
    struct point middle = middle_of(plan, road), corner = plan_point(plan, house.x, house.y);
    for (unsigned y = 0; y < house.height; y++) {
        for (unsigned x = 0; x < house.width; x++) {
            bool is_sign = is_near_end(x, house.width, sign, middle.x > corner.x) &&
                           is_near_end(y, house.height, sign, middle.y > corner.y);
            pixels[(house.y + y) * size + house.x + x].substance =
                is_sign ? SUBSTANCE_INN_SIGN : SUBSTANCE_INN;
        }
    }
}

void inn_build(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    for (unsigned s = 0; s < l->tile->segments; s++)
        if (l->tile->segment[s].flags & SEGMENT_INN)
            build_inn(plan, l, s, pixels);
}
