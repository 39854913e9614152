/* Magic symbols. */
#include "picture/drawings.h"
#include "picture/plan.h"

static const struct mark magic = {
    {drawing_MAGIC_mark_small, drawing_MAGIC_mark_medium, drawing_MAGIC_mark_large},
    SUBSTANCE_MAGIC,
    SUBSTANCE_MAGIC_GROUND};

void magic_build(const struct plan *plan, const struct layout *l, struct pixel *pixels)
{
    if (l->tile->flags & TILE_MAGE)
        mark_put_on_tile(plan, l, &magic, pixels);
}
