/* Flying machines: a glider with its nose in the direction in which it flies. */
#include "picture/plan.h"

/* Of a pixel `x` to the right and `y` down from the middle of a machine that reaches so far: what
 * it shows; NONE is grass. */
enum part { PART_NONE, PART_WING, PART_BODY };

static enum part part_at(float x, float y, unsigned eighth, float reach)
{
    static const float dx[EIGHTHS] = {0, 0.7071f, 1, 0.7071f, 0, -0.7071f, -1, -0.7071f};
    static const float dy[EIGHTHS] = {-1, -0.7071f, 0, 0.7071f, 1, 0.7071f, 0, -0.7071f};
    float along = x * dx[eighth] + y * dy[eighth];
    float across = x * dy[eighth] - y * dx[eighth];
    float away = across < 0 ? -across : across;
    if (along > reach || along < -reach)
        return PART_NONE;
    if (away <= reach * 0.2f)
        return PART_BODY;
    return along < reach * 0.4f && away < (reach - along) * 0.6f ? PART_WING : PART_NONE;
}

void machine_build(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    if (!(l->tile->flags & TILE_MACHINE))
        return;
    unsigned size = plan->size, side = size < 10 ? 3 : size / 3 | 1u;
    unsigned segment = plan_largest_segment(plan, l, 1u << FEATURE_FIELD);
    unsigned place = sign_place(plan, l, segment, side, 1e2f, pixels);
    float middle = ((float)side - 1) / 2;
    for (unsigned i = 0; i < side * side; i++) {
        unsigned u = i % side, v = i / side, at = place + v * size + u;
        enum part part =
            part_at((float)u - middle, (float)v - middle, l->tile->points_to - 1u, middle + 0.5f);
        if (part != PART_NONE && sign_fits(plan, pixels, segment, at))
            pixels[at].substance =
                (uint8_t)(part == PART_BODY ? SUBSTANCE_MACHINE_BODY : SUBSTANCE_MACHINE_WING);
    }
}
