#include "tui/canvas.h"

void canvas_target(struct canvas *canvas, struct area area, int what, int which)
{
    struct targets *targets = &canvas->targets;
    if (targets->count < TARGETS_MAX)
        targets->target[targets->count++] = (struct target){area, what, which};
}

void canvas_target_key(struct canvas *canvas, struct area area, uint32_t key)
{
    canvas_target(canvas, area, TARGET_KEY, (int)key);
}

struct target target_at(const struct targets *targets, int row, int col)
{
    for (unsigned t = targets->count; t-- > 0;)
        if (area_holds(targets->target[t].area, row, col))
            return targets->target[t];
    return (struct target){.what = TARGET_NOTHING};
}
