/* Volcanoes, and the signs of dragons, portals and princesses. */
#include "picture/drawings.h"
#include "picture/plan.h"

static const struct mark dragon = {
    {drawing_DRAGON_mark_small, drawing_DRAGON_mark_medium, drawing_DRAGON_mark_large},
    SUBSTANCE_DRAGON_SIGN,
    SUBSTANCE_DRAGON_PLATE};
static const struct mark portal = {
    {drawing_PORTAL_mark_small, drawing_PORTAL_mark_medium, drawing_PORTAL_mark_large},
    SUBSTANCE_PORTAL_LIGHT,
    SUBSTANCE_PORTAL_ARCH};
static const struct mark princess = {
    {drawing_PRINCESS_mark_small, drawing_PRINCESS_mark_medium, drawing_PRINCESS_mark_large},
    SUBSTANCE_PRINCESS_CROWN,
    SUBSTANCE_PRINCESS_VEIL};

void dragon_sign_build(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    if (l->tile->flags & TILE_DRAGON)
        mark_put_on_tile(plan, l, &dragon, pixels);
}

void portal_build(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    if (l->tile->flags & TILE_PORTAL)
        mark_put_on_tile(plan, l, &portal, pixels);
}

void princess_build(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    for (unsigned s = 0; s < l->tile->segments; s++)
        if (l->tile->segment[s].flags & SEGMENT_PRINCESS)
            mark_put(plan, l, s, &princess, pixels);
}

/* Volcanoes: a round hill with a crater. */

struct hill {
    float x, y, reach; /* in pixels */
};

/* It may cover grass and the village where a road ends, and nothing else. */
static bool volcano_may_cover(const struct plan *plan, const struct pixel *pixels, unsigned at)
{
    uint8_t owner = plan->owner[at];
    return plan->ground[at] == GROUND_VILLAGE ||
           (owner != NO_SEGMENT && plan->ground[at] == GROUND_OPEN &&
            sign_fits(plan, pixels, owner, at));
}

static float squared_distance(const struct plan *plan, const struct hill *hill, unsigned at)
{
    unsigned row = at / plan->size;
    float dx = (float)(at % plan->size) + 0.5f - hill->x;
    float dy = (float)row + 0.5f - hill->y;
    return dx * dx + dy * dy;
}

/* How much of it would be cut off, with its distance from the middle of the tile as a tie-break; or
 * `most`, if it is more. */
static float volcano_cost(const struct plan *plan, const struct hill *hill, const bool *may_cover,
                          float most)
{
    float size = (float)plan->size, dx = hill->x - size / 2, dy = hill->y - size / 2;
    float cost = (dx * dx + dy * dy) / (size * size);
    unsigned left = (unsigned)(hill->x - hill->reach), top = (unsigned)(hill->y - hill->reach);
    unsigned side = (unsigned)(2 * hill->reach) + 2;
    for (unsigned y = top; y < top + side && y < plan->size && cost < most; y++)
        for (unsigned x = left; x < left + side && x < plan->size; x++) {
            unsigned at = y * plan->size + x;
            if (!may_cover[at] && squared_distance(plan, hill, at) < hill->reach * hill->reach)
                cost += 1;
        }
    return cost < most ? cost : most;
}

/* Nowhere over the rim. */
static struct hill volcano_find(const struct plan *plan, const bool *may_cover, float reach,
                                float *cost)
{
    struct hill best = {0, 0, reach};
    float step = plan->size < 20 ? 0.5f : 1;
    float first = (float)(unsigned)(reach + 0.9f), last = (float)plan->size - reach;
    unsigned steps = last < first ? 0 : (unsigned)((last - first) / step) + 1;
    *cost = 1e9f;
    for (unsigned row = 0; row < steps; row++)
        for (unsigned col = 0; col < steps; col++) {
            struct hill hill = {first + step * (float)col, first + step * (float)row, reach};
            float here = volcano_cost(plan, &hill, may_cover, *cost);
            if (here < *cost) {
                *cost = here;
                best = hill;
            }
        }
    return best;
}

/* What it covers of a village is the field's. */
static void paint_hill(const struct plan *plan, const struct hill *hill, const bool *may_cover,
                       uint8_t field, struct pixel *pixels)
{
    for (unsigned at = 0; at < plan->size * plan->size; at++) {
        float away = squared_distance(plan, hill, at) / (hill->reach * hill->reach);
        if (!may_cover[at] || away >= 1)
            continue;
        if (pixels[at].segment == NO_SEGMENT)
            pixels[at].segment = field;
        pixels[at].substance = (uint8_t)(away < 0.14f   ? SUBSTANCE_VOLCANO_FIRE
                                         : away < 0.34f ? SUBSTANCE_VOLCANO_CRATER
                                                        : SUBSTANCE_VOLCANO);
    }
}

/* As large as there is room for. */
void volcano_build(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    static const float reaches[] = {0.36f, 0.3f, 0.24f, 0.19f};
    enum { REACHES = sizeof reaches / sizeof reaches[0] };
    bool may_cover[PICTURE_PIXELS_MAX];
    struct hill hill = {0, 0, 0};
    float cost = 1e9f;
    if (!(l->tile->flags & TILE_VOLCANO))
        return;
    for (unsigned at = 0; at < plan->size * plan->size; at++)
        may_cover[at] = volcano_may_cover(plan, pixels, at);
    for (unsigned r = 0; r < REACHES && cost >= 1; r++)
        hill = volcano_find(plan, may_cover, reaches[r] * (float)plan->size, &cost);
    paint_hill(plan, &hill, may_cover, l->tile->at_half[HALF_NNE], pixels);
}
