/* Followers that stay to cross a drawbridge (DB). */
#ifndef BASTIDE_RULES_DRAWBRIDGES_H
#define BASTIDE_RULES_DRAWBRIDGES_H

#include "bastide/game.h"

/* The players, as a mask, whose followers on the completed road of `node` stay to cross a lowered
 * drawbridge (DB2, DB3). */
unsigned drawbridges_hold(const struct game *game, uint16_t node);

#endif
