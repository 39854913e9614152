/* What the chapters of the set ask of each other (TW). */
#ifndef BASTIDE_TOWER_RULES_H
#define BASTIDE_TOWER_RULES_H

#include "bastide/game.h"

/* Whether somebody is within the reach of the tower with that number (TW4). */
bool tower_reaches_somebody(const struct game *game, unsigned tower);

#endif
