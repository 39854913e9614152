/* The circus, the big top, and the place for acrobats (BT2, BT3). */
#include "picture/picture.h"
#include "picture/plan.h"

static float distance(float a, float b)
{
    return a < b ? b - a : a - b;
}

/* The ring, within a fence: as wide as a market place would be. Even on an even tile, so that roads
 * meet the middle of it. */
static unsigned side_of(unsigned size)
{
    unsigned half = (unsigned)(0.23f * (float)size + 0.5f);
    return 2 * half + (size & 1u);
}

/* Where it starts, to the east or to the south, with its middle at `hub`. */
static unsigned start_of(float hub, unsigned size)
{
    return (unsigned)(hub * (float)size - 0.5f * (float)side_of(size) + 0.5f);
}

static bool has_city(const struct layout *l, enum edge edge)
{
    return l->tile->terrain[edge] == TERRAIN_CITY;
}

/* Up to the cities beside it, as no field lies between. */
void circus_plan(struct plan *plan, const struct layout *l)
{
    unsigned side = side_of(plan->size);
    unsigned left = start_of(l->hub.x, plan->size), right = left + side;
    unsigned top = start_of(l->hub.y, plan->size), bottom = top + side;
    if (!(l->tile->flags & TILE_CIRCUS))
        return;
    left = has_city(l, EDGE_W) ? 0 : left;
    right = has_city(l, EDGE_E) ? plan->size : right;
    top = has_city(l, EDGE_N) ? 0 : top;
    bottom = has_city(l, EDGE_S) ? plan->size : bottom;
    for (unsigned y = top; y < bottom; y++)
        for (unsigned x = left; x < right; x++)
            plan_lay(plan, x, y, GROUND_CIRCUS, NO_SEGMENT);
}

enum substance circus_substance(const struct plan *plan, const struct layout *l, unsigned x,
                                unsigned y)
{
    bool is_inside = plan_has_beside(plan, x, y, -1, 0, GROUND_CIRCUS) &&
                     plan_has_beside(plan, x, y, 1, 0, GROUND_CIRCUS) &&
                     plan_has_beside(plan, x, y, 0, -1, GROUND_CIRCUS) &&
                     plan_has_beside(plan, x, y, 0, 1, GROUND_CIRCUS);
    (void)l;
    if (is_inside)
        return SUBSTANCE_CIRCUS_SAND;
    return (x + y) % 2 ? SUBSTANCE_CIRCUS_FENCE : SUBSTANCE_CIRCUS_POST;
}

/* The place for acrobats: where a village would be. */

void acrobats_plan(struct plan *plan, const struct layout *l)
{
    uint8_t acrobats = tile_segment_of(l->tile, FEATURE_ACROBATS);
    for (unsigned y = 0; y < plan->size && acrobats != NO_SEGMENT; y++)
        for (unsigned x = 0; x < plan->size; x++) {
            struct point p = plan_point(plan, x, y);
            if (distance(p.x, l->hub.x) <= village_reach() &&
                distance(p.y, l->hub.y) <= village_reach())
                plan_set(plan, x, y, GROUND_ACROBATS, acrobats);
        }
}

enum substance acrobats_substance(const struct plan *plan, const struct layout *l, unsigned x,
                                  unsigned y)
{
    bool is_inside = plan_has_beside(plan, x, y, -1, 0, GROUND_ACROBATS) &&
                     plan_has_beside(plan, x, y, 1, 0, GROUND_ACROBATS) &&
                     plan_has_beside(plan, x, y, 0, -1, GROUND_ACROBATS) &&
                     plan_has_beside(plan, x, y, 0, 1, GROUND_ACROBATS);
    (void)l;
    return is_inside ? SUBSTANCE_ACROBATS_CARPET : SUBSTANCE_ACROBATS_HEM;
}

/* The big top over the ring: walls, a roof that runs to a point, and a flag. */

static unsigned big_top_on(const struct game *game, tile_number tile)
{
    return game->circus.is_there && game->circus.tile == tile;
}

/* What the ring covers. */
struct ring {
    unsigned left, top, right, bottom;
};

static bool is_of_ring(unsigned substance)
{
    return substance == SUBSTANCE_CIRCUS_SAND || substance == SUBSTANCE_CIRCUS_FENCE ||
           substance == SUBSTANCE_CIRCUS_POST;
}

static struct ring find_ring(unsigned size, const struct pixel *pixels)
{
    struct ring ring = {size / 2, size / 2, size / 2, size / 2};
    bool is_found = false;
    for (unsigned at = 0; at < size * size; at++) {
        unsigned x = at % size, y = at / size;
        if (!is_of_ring(pixels[at].substance))
            continue;
        if (!is_found)
            ring = (struct ring){x, y, x, y};
        is_found = true;
        ring.left = x < ring.left ? x : ring.left;
        ring.right = x > ring.right ? x : ring.right;
        ring.bottom = y;
    }
    return ring;
}

/* Alone, over nothing, it stands in the middle. */
static struct ring place_of(unsigned size, const struct pixel *pixels)
{
    struct ring ring = find_ring(size, pixels);
    if (ring.right > ring.left)
        return ring;
    unsigned reach = (unsigned)(0.25f * (float)size);
    return (struct ring){size / 2 - reach, size / 2 - reach, size / 2 + reach - 1,
                         size / 2 + reach - 1};
}

static void paint_big_top(unsigned built, unsigned size, struct pixel *pixels)
{
    struct ring ring = place_of(size, pixels);
    unsigned wide = ring.right - ring.left + 1, stripe = wide < 6 ? 1 : wide < 12 ? 2 : 3;
    unsigned roof = (ring.bottom - ring.top + 1) * 2 / 3, top = ring.top;
    (void)built;
    for (unsigned y = ring.top; y <= ring.bottom; y++) {
        unsigned row = y - top;
        unsigned inset = row < roof ? (roof - 1 - row) * (wide / 2 - (wide > 2)) / roof : wide / 8;
        for (unsigned x = ring.left + inset; x + inset <= ring.right; x++) {
            bool is_lit = (x - ring.left) / stripe % 2 == 0;
            pixels[y * size + x].substance =
                (uint8_t)(is_lit ? SUBSTANCE_TENT : SUBSTANCE_TENT_STRIPE);
            pixels[y * size + x].shade = row == roof && wide > 5;
        }
    }
    if (top > 0 && size >= 10)
        for (unsigned x = ring.left + wide / 2; x <= ring.left + wide / 2 + (size >= 18); x++)
            pixels[(top - 1) * size + x].substance = SUBSTANCE_TENT_FLAG;
}

const struct overlay big_top_overlay = {.built = big_top_on, .paint = paint_big_top};
