/* A bazaar between two turns (BZ). */
#ifndef BASTIDE_RULES_BAZAARS_H
#define BASTIDE_RULES_BAZAARS_H

#include "bastide/game.h"

/* A turn is over: announces a bazaar if one is due (BZ2, BZ3), or goes on with the one that is on.
 * False where none has anything to say; otherwise turn.phase says where to go on. */
bool bazaar_goes_on(struct game *game, struct event_list *events);

#endif
