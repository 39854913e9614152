/* The order of painting: ground plan first, then its appearance, as printed; at the end turned,
 * pixel by pixel, so that a turned tile is the same picture. */
#include "picture/picture.h"
#include "bastide/tiles.h"
#include "picture/plan.h"

#include <assert.h>
#include <stdbool.h>
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
            pixel->rim = size >= PICTURE_TRUE_SIZE && (x == 0 || y == 0);
        }
    }
}

static const struct overlay *const kinds[OVERLAYS_COUNT] = {
#define X(name, looks) [OVERLAY_##name] = &looks,
    OVERLAYS(X)
#undef X
};

struct overlays overlays_on(const struct game *game, tile_number tile)
{
    struct overlays overlays;
    for (unsigned kind = 0; kind < OVERLAYS_COUNT; kind++)
        overlays.built[kind] = (uint8_t)kinds[kind]->built(game, tile);
    return overlays;
}

struct overlays overlays_alone(kind_number tile_kind)
{
    struct overlays overlays = {{0}};
    for (unsigned kind = 0; kind < OVERLAYS_COUNT; kind++)
        if (kinds[kind]->alone != NULL)
            overlays.built[kind] = (uint8_t)kinds[kind]->alone(tile_kind);
    return overlays;
}

struct overlays overlays_planned(struct move move)
{
    struct overlays overlays = {{0}};
    for (unsigned kind = 0; kind < OVERLAYS_COUNT; kind++)
        if (kinds[kind]->planned != NULL)
            overlays.built[kind] = (uint8_t)kinds[kind]->planned(move);
    return overlays;
}

bool overlays_has_any(const struct overlays *overlays)
{
    for (unsigned kind = 0; kind < OVERLAYS_COUNT; kind++)
        if (overlays->built[kind] != 0)
            return true;
    return false;
}

struct overlays overlays_without(struct overlays overlays, const struct overlays *others)
{
    for (unsigned kind = 0; kind < OVERLAYS_COUNT; kind++)
        if (others->built[kind] != 0)
            overlays.built[kind] = 0;
    return overlays;
}

void overlays_paint(const struct overlays *overlays, unsigned size, struct pixel *pixels)
{
    for (unsigned kind = 0; kind < OVERLAYS_COUNT; kind++)
        if (overlays->built[kind] != 0)
            kinds[kind]->paint(overlays->built[kind], size, pixels);
}

void overlays_paint_alone(const struct overlays *overlays, unsigned size, struct pixel *pixels)
{
    for (unsigned at = 0; at < size * size; at++)
        pixels[at] = (struct pixel){.segment = NO_SEGMENT};
    overlays_paint(overlays, size, pixels);
}

bool overlays_anchor(const struct game *game, uint16_t node, unsigned size,
                     struct picture_anchor *anchor)
{
    for (unsigned kind = 0; kind < OVERLAYS_COUNT; kind++)
        if (kinds[kind]->stands != NULL && kinds[kind]->stands(game, node, size, anchor))
            return true;
    return false;
}

/* Where followers stand. */

unsigned picture_follower_width(unsigned size)
{
    return size < 10 ? 3 : size / 3;
}

unsigned picture_follower_height(unsigned size)
{
    return size < 14 ? 4 : size / 3;
}

struct search {
    unsigned size;
    int width, height;
    struct pixel pixels[PICTURE_PIXELS_MAX];
    bool taken[PICTURE_PIXELS_MAX]; /* covered by followers already placed */
};

/* The value of a follower at x,y: pixels of its segment that it covers count for it, pixels of
 * other followers count double against it. */
static int anchor_worth(const struct search *search, unsigned segment, int x, int y)
{
    int worth = 0, size = (int)search->size;
    for (int v = y - search->height / 2; v < y - search->height / 2 + search->height; v++) {
        for (int u = x - search->width / 2; u < x - search->width / 2 + search->width; u++) {
            if (u < 0 || v < 0 || u >= size || v >= size) {
                worth -= 3;
                continue;
            }
            const struct pixel *pixel = &search->pixels[v * size + u];
            bool is_sight = substance_traits[pixel->substance] & TRAIT_SIGHT;
            worth += pixel->segment == segment ? (is_sight ? 2 : 4) : 0;
            worth -= search->taken[v * size + u] ? 8 : 0;
        }
    }
    return worth;
}

static struct picture_anchor anchor_find(const struct search *search, unsigned segment)
{
    struct picture_anchor anchor = {0, 0};
    int best = -1000000, size = (int)search->size;
    for (int y = 0; y < size; y++) {
        for (int x = 0; x < size; x++) {
            if (search->pixels[y * size + x].segment != segment)
                continue;
            /* Among equals the one nearest to the middle, where it is most visible. */
            int dx = 2 * (x - search->width / 2) + search->width - size;
            int dy = 2 * (y - search->height / 2) + search->height - size;
            int value = anchor_worth(search, segment, x, y) * 4 * size - (dx * dx + dy * dy) / size;
            if (value > best) {
                best = value;
                anchor = (struct picture_anchor){(uint8_t)x, (uint8_t)y};
            }
        }
    }
    return anchor;
}

static void anchor_take(struct search *search, struct picture_anchor anchor)
{
    int size = (int)search->size;
    int left = anchor.x - search->width / 2, top = anchor.y - search->height / 2;
    for (int y = top; y < top + search->height; y++)
        for (int x = left; x < left + search->width; x++)
            if (x >= 0 && y >= 0 && x < size && y < size)
                search->taken[y * size + x] = true;
}

void picture_anchors(kind_number kind, unsigned orientation, unsigned size,
                     struct picture_anchor *anchors)
{
    struct search search = {.size = size,
                            .width = (int)picture_follower_width(size),
                            .height = (int)picture_follower_height(size)};
    unsigned segments = tile_kinds[kind].segments, room[SEGMENTS_MAX] = {0};
    bool done[SEGMENTS_MAX] = {false};
    picture_tile(kind, orientation, size, search.pixels);
    for (unsigned at = 0; at < size * size; at++)
        if (search.pixels[at].segment < SEGMENTS_MAX)
            room[search.pixels[at].segment]++;
    /* The segment with the least room chooses first. */
    for (unsigned turn = 0; turn < segments; turn++) {
        unsigned next = SEGMENTS_MAX;
        for (unsigned s = 0; s < segments; s++)
            if (!done[s] && (next == SEGMENTS_MAX || room[s] < room[next]))
                next = s;
        assert(next < SEGMENTS_MAX);
        done[next] = true;
        anchors[next] = anchor_find(&search, next);
        anchor_take(&search, anchors[next]);
    }
}
