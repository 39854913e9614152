/* The cathedral, seen from above: a nave with a transept, two towers at the west front, and paving
 * all round, so that it is the largest building of the land. */
#include "picture/plan.h"

/* Its measures in pixels, from its middle; the transept is `north` of that. */
struct church {
    int length, width, arm, north, tower;
};

static int share(unsigned size, float part)
{
    int pixels = (int)(part * (float)size + 0.5f);
    return pixels > 0 ? pixels : 1;
}

static struct church church_of(unsigned size)
{
    return (struct church){.length = share(size, 0.4f),
                           .width = share(size, 0.15f),
                           .arm = share(size, 0.36f),
                           .north = size < 10 ? 0 : share(size, 0.1f),
                           .tower = size < 10 ? 0 : share(size, 0.1f)};
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

static void build(const struct plan *plan, const struct layout *l, unsigned city,
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
            build(plan, l, s, pixels);
}
