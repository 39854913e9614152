/* What the files of the set's bot ask of each other. */
#ifndef BASTIDE_DRAGON_BOT_H
#define BASTIDE_DRAGON_BOT_H

#include "bots/terms.h"

/* How many steps along edges lie between two squares, whatever is there. */
static inline int steps_between(struct square a, struct square b)
{
    int dx = a.x - b.x, dy = a.y - b.y;
    return (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
}

#endif
