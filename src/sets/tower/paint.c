/* Foundations, which divide nothing (TW1), and towers on them. */
#include "picture/picture.h"
#include "picture/plan.h"

#include <assert.h>
#include <string.h>

/* What a picture tells of its segments: in how many pieces each lies, and which ones it is beside.
 */
struct shape {
    uint8_t pieces[SEGMENTS_MAX];
    segment_mask beside[SEGMENTS_MAX];
};

static unsigned neighbours_of(unsigned size, unsigned at, unsigned beside[4])
{
    unsigned count = 0;
    assert(size >= PICTURE_SIZE_MIN);
    if (at >= size)
        beside[count++] = at - size;
    if (at % size + 1 < size)
        beside[count++] = at + 1;
    if (at + size < size * size)
        beside[count++] = at + size;
    if (at % size > 0)
        beside[count++] = at - 1;
    return count;
}

static void shape_flood(struct shape *shape, unsigned size, const uint8_t *segment, unsigned from,
                        bool *seen)
{
    uint16_t todo[PICTURE_PIXELS_MAX];
    unsigned count = 0, own = segment[from];
    todo[count++] = (uint16_t)from;
    seen[from] = true;
    while (count > 0) {
        unsigned beside[4], at = todo[--count], near = neighbours_of(size, at, beside);
        for (unsigned n = 0; n < near; n++) {
            unsigned other = segment[beside[n]];
            if (other == own && !seen[beside[n]]) {
                seen[beside[n]] = true;
                todo[count++] = (uint16_t)beside[n];
            } else if (other != own && other != NO_SEGMENT) {
                shape->beside[own] = (segment_mask)(shape->beside[own] | 1u << other);
            }
        }
    }
}

/* Without the tower itself. */
static struct shape shape_of(unsigned size, const uint8_t *segment, uint8_t tower)
{
    bool seen[PICTURE_PIXELS_MAX] = {false};
    struct shape shape;
    memset(&shape, 0, sizeof shape);
    for (unsigned at = 0; at < size * size; at++) {
        if (seen[at] || segment[at] == NO_SEGMENT || segment[at] == tower)
            continue;
        shape.pieces[segment[at]]++;
        shape_flood(&shape, size, segment, at, seen);
    }
    for (unsigned s = 0; s < SEGMENTS_MAX; s++)
        shape.beside[s] = (segment_mask)(shape.beside[s] & ~(1u << tower));
    return shape;
}

/* How bad it is to cover a pixel: best grass or the village in the middle, then what a monastery
 * has around its spire, a city, last a road; nothing else. */
static float cover_cost(const struct plan *plan, const struct pixel *pixels, unsigned at)
{
    enum { NEVER = 10000, ROAD = 1000, CITY = 400, MONASTERY = 40, VILLAGE = 2 };
    if (plan->ground[at] == GROUND_VILLAGE)
        return VILLAGE;
    if (plan->ground[at] == GROUND_MONASTERY)
        return pixels[at].substance == SUBSTANCE_MONASTERY_SPIRE ? NEVER : MONASTERY;
    if (pixels[at].segment == NO_SEGMENT || !(substance_traits[pixels[at].substance] & TRAIT_OPEN))
        return NEVER;
    return plan->ground[at] == GROUND_OPEN   ? 0
           : plan->ground[at] == GROUND_CITY ? CITY
           : plan->ground[at] == GROUND_ROAD ? ROAD
                                             : NEVER;
}

/* The cost of a square of pixels there, with its distance from the middle. */
static float site_cost(const struct plan *plan, const struct pixel *pixels, unsigned x, unsigned y,
                       unsigned side)
{
    float half = (float)plan->size / 2, dx = (float)x + (float)side / 2 - half;
    float dy = (float)y + (float)side / 2 - half, cost = (dx * dx + dy * dy) / (half * half);
    for (unsigned i = 0; i < side * side; i++)
        cost += cover_cost(plan, pixels, (y + i / side) * plan->size + x + i % side);
    return cost;
}

struct site {
    unsigned x, y, side;
};

static void site_fill(const struct site *site, unsigned size, uint8_t tower, uint8_t *segment)
{
    for (unsigned i = 0; i < site->side * site->side; i++)
        segment[(site->y + i / site->side) * size + site->x + i % site->side] = tower;
}

/* Whether all other segments keep their shape. */
static bool site_is_free(const struct plan *plan, const struct pixel *pixels,
                         const struct site *site, uint8_t tower)
{
    uint8_t segment[PICTURE_PIXELS_MAX];
    for (unsigned at = 0; at < plan->size * plan->size; at++)
        segment[at] = pixels[at].segment;
    struct shape before = shape_of(plan->size, segment, tower);
    site_fill(site, plan->size, tower, segment);
    struct shape after = shape_of(plan->size, segment, tower);
    return memcmp(before.pieces, after.pieces, sizeof before.pieces) == 0 &&
           memcmp(before.beside, after.beside, sizeof before.beside) == 0;
}

/* The best site of that size, not at the rim. The tried ones are spoilt. */
static bool site_find(const struct plan *plan, const struct pixel *pixels, uint8_t tower,
                      struct site *site, float most)
{
    float cost[PICTURE_PIXELS_MAX];
    unsigned size = plan->size, last = size - 1 - site->side;
    for (unsigned y = 1; y <= last; y++)
        for (unsigned x = 1; x <= last; x++)
            cost[y * size + x] = site_cost(plan, pixels, x, y, site->side);
    for (;;) {
        float best = most;
        for (unsigned y = 1; y <= last; y++)
            for (unsigned x = 1; x <= last; x++)
                if (cost[y * size + x] < best) {
                    best = cost[y * size + x];
                    site->x = x;
                    site->y = y;
                }
        if (best >= most)
            return false;
        if (site_is_free(plan, pixels, site, tower))
            return true;
        cost[site->y * size + site->x] = most;
    }
}

/* A city has a wall wherever it ends. */
static void wall_up(const struct plan *plan, const struct site *site, struct pixel *pixels)
{
    for (unsigned i = 0; i < site->side * site->side; i++) {
        unsigned beside[4], at = (site->y + i / site->side) * plan->size + site->x + i % site->side;
        unsigned near = neighbours_of(plan->size, at, beside);
        for (unsigned n = 0; n < near; n++)
            if (plan->ground[at] == GROUND_CITY && plan->ground[beside[n]] == GROUND_CITY &&
                substance_traits[pixels[beside[n]].substance] & TRAIT_OPEN)
                pixels[beside[n]].substance = SUBSTANCE_WALL;
    }
}

void foundation_build(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    uint8_t tower = tile_segment_of(l->tile, FEATURE_TOWER);
    unsigned side = plan->size < 8 ? 2 : (plan->size + 2) / 5;
    struct site site = {.side = side};
    if (tower == NO_SEGMENT)
        return;
    while (site.side > 0 && !site_find(plan, pixels, tower, &site, 30))
        site.side--;
    for (site.side = site.side > 0 ? site.side : side;
         site.side > 0 && !site_find(plan, pixels, tower, &site, 9000);)
        site.side--;
    wall_up(plan, &site, pixels);
    for (unsigned i = 0; i < site.side * site.side; i++) {
        unsigned at = (site.y + i / site.side) * plan->size + site.x + i % site.side;
        pixels[at].segment = tower;
        pixels[at].substance = SUBSTANCE_FOUNDATION;
    }
}

/* Towers: a pixel of the foundation for each floor. */

static unsigned tower_built(const struct game *game, tile_number tile)
{
    unsigned tower = game_tower_on(game, tile);
    return tower == NO_TOWER ? 0 : game->towers.floors[tower];
}

static void paint_tower(unsigned floors, unsigned size, struct pixel *pixels)
{
    for (unsigned at = 0; at < size * size && floors > 0; at++)
        if (pixels[at].substance == SUBSTANCE_FOUNDATION) {
            pixels[at].substance = SUBSTANCE_TOWER_FLOOR;
            floors--;
        }
}

const struct overlay tower_overlay = {.built = tower_built, .paint = paint_tower};
