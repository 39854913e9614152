/* Bazaars between two turns. */
#ifndef BASTIDE_BAZAARS_RULES_H
#define BASTIDE_BAZAARS_RULES_H

#include "bastide/game.h"

/* How many tiles nobody has taken yet. */
unsigned bazaars_tiles_left(const struct bazaar *bazaar);

/* Begins the turn of the next player who has a tile to play: clockwise, from the one that option
 * bazaar-first says (BZ10). */
void bazaars_play_next(struct game *game, struct event_list *events);

#endif
