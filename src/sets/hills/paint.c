/* Hills and vineyards, in the grass of whatever fields are there: they divide nothing. */
#include "picture/plan.h"

#include <math.h>

/* Grass that shows nothing else. */
static bool is_grass(const struct plan *plan, const struct layout *l, const struct pixel *pixels,
                     unsigned at)
{
    uint8_t owner = plan->owner[at];
    return plan->ground[at] == GROUND_OPEN && owner != NO_SEGMENT &&
           l->tile->segment[owner].kind == FEATURE_FIELD &&
           (pixels[at].substance == SUBSTANCE_GRASS || pixels[at].substance == SUBSTANCE_TUFT);
}

/* A place with its middle, and how far it reaches to every side, in pixels. */
struct patch {
    float x, y, reach;
};

/* Far from the middle, as a part of the way to the rim: less than 1 within; round or square. */
static float away_round(const struct patch *patch, unsigned x, unsigned y)
{
    float dx = ((float)x + 0.5f - patch->x) / patch->reach;
    float dy = ((float)y + 0.5f - patch->y) / patch->reach;
    return dx * dx + dy * dy;
}

static float away_square(const struct patch *patch, unsigned x, unsigned y)
{
    float dx = ((float)x + 0.5f - patch->x) / patch->reach;
    float dy = ((float)y + 0.5f - patch->y) / patch->reach;
    dx = dx < 0 ? -dx : dx;
    dy = dy < 0 ? -dy : dy;
    return dx > dy ? dx : dy;
}

typedef float away_from(const struct patch *patch, unsigned x, unsigned y);

/* How much of it is grass, by how near to the middle of the patch; the middle of the tile is
 * better. */
static float worth_of(const struct plan *plan, const bool *grass, const struct patch *patch,
                      away_from *shape)
{
    float half = (float)plan->size / 2, dx = patch->x - half, dy = patch->y - half;
    float worth = -(dx * dx + dy * dy) / (half * half);
    float end = (float)plan->size - 0.5f;
    unsigned left = (unsigned)fmaxf(patch->x - patch->reach, 0);
    unsigned top = (unsigned)fmaxf(patch->y - patch->reach, 0);
    unsigned right = (unsigned)fminf(patch->x + patch->reach, end);
    unsigned bottom = (unsigned)fminf(patch->y + patch->reach, end);
    for (unsigned y = top; y <= bottom; y++)
        for (unsigned x = left; x <= right; x++) {
            float away = shape(patch, x, y);
            if (grass[y * plan->size + x] && away < 1)
                worth += 1.5f - away;
        }
    return worth;
}

/* Where there is most room for one: places are tried so many steps apart along each side. */
enum { STEPS = 20 };

static struct patch find_patch(const struct plan *plan, const bool *grass, float reach,
                               away_from *shape)
{
    struct patch best = {0, 0, reach * (float)plan->size};
    float most = -1e9f, step = (float)plan->size / STEPS;
    for (unsigned row = 1; row < STEPS; row++)
        for (unsigned col = 1; col < STEPS; col++) {
            struct patch patch = {step * (float)col, step * (float)row, best.reach};
            float worth = worth_of(plan, grass, &patch, shape);
            if (worth > most) {
                most = worth;
                best = patch;
            }
        }
    return best;
}

static void find_grass(const struct plan *plan, const struct layout *l, const struct pixel *pixels,
                       bool grass[PICTURE_PIXELS_MAX])
{
    for (unsigned at = 0; at < plan->size * plan->size; at++)
        grass[at] = is_grass(plan, l, pixels, at);
}

/* Round, and seen from above, so that it looks right in any orientation. */
void hill_build(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    bool grass[PICTURE_PIXELS_MAX];
    if (!(l->tile->flags & TILE_HILL))
        return;
    find_grass(plan, l, pixels, grass);
    struct patch hill = find_patch(plan, grass, 0.3f, away_round);
    for (unsigned at = 0; at < plan->size * plan->size; at++) {
        float away = away_round(&hill, at % plan->size, at / plan->size);
        if (grass[at] && away < 1)
            pixels[at].substance = (uint8_t)(away < 0.18f   ? SUBSTANCE_HILL_TOP
                                             : away < 0.55f ? SUBSTANCE_HILL_SIDE
                                                            : SUBSTANCE_HILL_FOOT);
    }
}

void vineyard_build(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    bool grass[PICTURE_PIXELS_MAX];
    if (!(l->tile->flags & TILE_VINEYARD))
        return;
    find_grass(plan, l, pixels, grass);
    struct patch vineyard = find_patch(plan, grass, 0.26f, away_square);
    unsigned row = plan->size < 24 ? 1 : 2;
    for (unsigned at = 0; at < plan->size * plan->size; at++) {
        unsigned x = at % plan->size, y = at / plan->size;
        if (grass[at] && away_square(&vineyard, x, y) < 1)
            pixels[at].substance = y / row % 2 == 0 ? SUBSTANCE_VINES : SUBSTANCE_VINEYARD_EARTH;
    }
}
