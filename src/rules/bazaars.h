/* A bazaar between two turns (BZ). */
#ifndef BASTIDE_RULES_BAZAARS_H
#define BASTIDE_RULES_BAZAARS_H

#include "bastide/game.h"

/* Called at the end of a turn: announces a bazaar if one is due (BZ2, BZ3), or continues the
 * current one. False if there is neither; otherwise turn.phase is the phase to continue at. */
bool bazaar_goes_on(struct game *game, struct event_list *events);

#endif
