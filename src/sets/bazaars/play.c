#include "play/record_comments.h"

#include <stdio.h>

enum { PRICE_SIZE = 48 };

/* "2: takes FFFF.m for 3, paid to 1" */
void comment_auction(const struct told *told)
{
    const struct event *event = told->event;
    char price[PRICE_SIZE] = "";
    if (event->points != 0 && event->other == NOBODY)
        snprintf(price, sizeof price, " for %d", event->points);
    else if (event->other != NOBODY)
        snprintf(price, sizeof price, " for %d, paid to %u", event->points, event->other + 1u);
    comment_say(told, "%u: takes %s%s", event->player + 1u, tile_kinds[event->tile_kind].id, price);
}
