/* The order of painting: ground plan first, then its appearance, as printed; at the end turned,
 * pixel by pixel, so that a turned tile is the same picture. */
#include "picture/picture.h"

#include "picture/plan.h"

#include <assert.h>
#include <string.h>

const uint8_t substance_traits[SUBSTANCE_COUNT] = {
#define X(name, word, letter, kind, map_as, map_weight, traits, like) [SUBSTANCE_##name] = (traits),
    SUBSTANCES(X)
#undef X
};

bool plan_is_city(const struct plan *plan, struct point at)
{
    float size = (float)plan->size;
    if (at.x < 0 || at.y < 0 || at.x >= 1 || at.y >= 1)
        return false;
    return plan->ground[(unsigned)(at.y * size) * plan->size + (unsigned)(at.x * size)] ==
           GROUND_CITY;
}

bool plan_has_beside(const struct plan *plan, unsigned x, unsigned y, int dx, int dy,
                     enum ground ground)
{
    unsigned there_x = (unsigned)((int)x + dx), there_y = (unsigned)((int)y + dy);
    return there_x < plan->size && there_y < plan->size &&
           plan->ground[there_y * plan->size + there_x] == ground;
}

bool plan_has_near(const struct plan *plan, unsigned x, unsigned y, int far, enum ground ground)
{
    bool has = false;
    for (; far > 0; far--)
        has = has || plan_has_beside(plan, x, y, 0, -far, ground) ||
              plan_has_beside(plan, x, y, far, 0, ground) ||
              plan_has_beside(plan, x, y, 0, far, ground) ||
              plan_has_beside(plan, x, y, -far, 0, ground);
    return has;
}

bool ground_is_place(enum ground ground)
{
    static const bool is_place[] = {
#define X(name, substance, flag) [GROUND_##name] = (flag) != 0,
        GROUNDS(X)
#undef X
    };
    return is_place[ground];
}

unsigned plan_speckle(unsigned x, unsigned y, unsigned salt)
{
    uint32_t n = x * 0x9e3779b1u ^ y * 0x85ebca77u ^ salt * 0xc2b2ae3du;
    n = (n ^ n >> 15) * 0x2c1b3c6du;
    n = (n ^ n >> 12) * 0x297a2d39u;
    return n ^ n >> 15;
}

unsigned plan_pixel_seen_from(unsigned size, unsigned edge, unsigned column, unsigned row)
{
    unsigned last = size - 1;
    switch ((enum edge)(edge & 3u)) {
    case EDGE_E:
        return column * size + last - row;
    case EDGE_S:
        return (last - row) * size + last - column;
    case EDGE_W:
        return (last - column) * size + row;
    case EDGE_N:
    case EDGES:
        break;
    }
    return row * size + column;
}

static enum substance substance_at(const struct plan *plan, const struct layout *layout, unsigned x,
                                   unsigned y)
{
    switch ((enum ground)plan->ground[y * plan->size + x]) {
#define X(name, substance, flag)                                                                   \
    case GROUND_##name:                                                                            \
        return substance(plan, layout, x, y);
        GROUNDS(X)
#undef X
    }
    return SUBSTANCE_GRASS;
}

static void paint_printed(kind_number kind, unsigned size, struct pixel *pixels)
{
    struct layout layout = layout_of(&tile_kinds[kind], size);
    struct plan plan;
    plan.size = size;
    memset(plan.ground, GROUND_OPEN, size * size);
    memset(plan.owner, NO_SEGMENT, size * size);
#define X(make) make(&plan, &layout);
    PLANS(X)
#undef X
    for (unsigned y = 0; y < size; y++)
        for (unsigned x = 0; x < size; x++)
            pixels[y * size + x] =
                (struct pixel){.substance = (uint8_t)substance_at(&plan, &layout, x, y),
                               .segment = plan.owner[y * size + x]};
#define X(build, segment_flags, tile_flags) build(&plan, &layout, pixels);
    BUILT(X)
#undef X
}

void picture_tile(kind_number kind, unsigned orientation, unsigned size, struct pixel *pixels)
{
    struct pixel printed[PICTURE_PIXELS_MAX];
    assert(kind < tile_kinds_count);
    assert(size >= PICTURE_SIZE_MIN && size <= PICTURE_SIZE_MAX);
    paint_printed(kind, size, printed);
    for (unsigned y = 0; y < size; y++) {
        for (unsigned x = 0; x < size; x++) {
            struct pixel *pixel = &pixels[y * size + x];
            *pixel = printed[plan_pixel_seen_from(size, 0u - orientation, x, y)];
            pixel->rim = x == 0 || y == 0;
        }
    }
}
