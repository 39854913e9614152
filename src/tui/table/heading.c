#include "tui/table/heading.h"

#include <stdlib.h>

int heading_cost(struct square from, struct square to, enum edge towards)
{
    struct square step = square_beside((struct square){0, 0}, towards);
    int dx = to.x - from.x, dy = to.y - from.y;
    int along = dx * step.x + dy * step.y;
    int across = abs(dx * step.y) + abs(dy * step.x);
    return along > 0 ? along + 2 * across : 0;
}
