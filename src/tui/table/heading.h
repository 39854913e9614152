/* Going from square to square by arrow keys. */
#ifndef BASTIDE_TUI_HEADING_H
#define BASTIDE_TUI_HEADING_H

#include "bastide/square.h"

/* How far `to` is for somebody on `from` who goes `towards`: straight ahead is nearer than aside.
 * 0 where it does not lie in that direction at all. */
int heading_cost(struct square from, struct square to, enum edge towards);

#endif
