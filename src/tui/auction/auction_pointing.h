/* The mouse at a bazaar: see table/pointing.h. */
#ifndef BASTIDE_TUI_AUCTION_POINTING_H
#define BASTIDE_TUI_AUCTION_POINTING_H

#include "tui/table/table.h"

/* What a click or a wheel means on the tiles, the bid and the two ways to settle; nothing anywhere
 * else. */
void auction_point(struct table *table, struct app *app, const struct gesture *gesture,
                   const struct surroundings *around);

#endif
