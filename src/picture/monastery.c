/* The monastery, seen from above so that it looks right in any orientation: four walls, with the
 * roofs of nave and transept as a cross over them. */
#include "picture/plan.h"

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
    *dx = 2 * ((int)x - nearest(l->abbey.x * size - 0.5f * (float)odd)) + shift;
    *dy = 2 * ((int)y - nearest(l->abbey.y * size - 0.5f * (float)odd)) + shift;
    *dx = *dx < 0 ? -*dx : *dx;
    *dy = *dy < 0 ? -*dy : *dy;
}

void monastery_plan(struct plan *plan, const struct layout *l)
{
    if (l->monastery == NO_SEGMENT)
        return;
    int reach = (int)(2 * l->abbey_reach * (float)plan->size);
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
    int dx, dy, reach = (int)(2 * l->abbey_reach * (float)plan->size);
    from_middle(plan, l, x, y, &dx, &dy);
    int roof = reach < 3 ? 1 : reach / 3;
    if (dx <= roof && dy <= roof && reach > 2)
        return SUBSTANCE_MONASTERY_SPIRE;
    if (dx <= roof || dy <= roof)
        return SUBSTANCE_MONASTERY_ROOF;
    return dx > reach - 2 || dy > reach - 2 ? SUBSTANCE_MONASTERY_WALL : SUBSTANCE_MONASTERY_COURT;
}
