/* Bazaars between two turns (BZ, TB9, TB10). */
#ifndef BASTIDE_RULES_BAZAARS_H
#define BASTIDE_RULES_BAZAARS_H

#include "bastide/game.h"

/* Called at the end of a turn or a part of one: announces an auction if the tile placed brings one
 * (BZ2, TB10). */
void bazaars_announce(struct game *game);

/* Lays out the tiles of the auction just announced face down (TB9); if there are too few, it is not
 * held (BZ3). */
void bazaars_lay_out(struct game *game);

/* Continues the current bazaar, or begins the next one announced. False if there is none; otherwise
 * turn.phase is the phase to continue at. */
bool bazaars_go_on(struct game *game, struct event_list *events);

/* Whether tiles are to be revealed for a bazaar drawn in place of a won tile (BZ11), and all that
 * are announced are such: games saved by older versions go on here without an auction. */
bool bazaars_are_new(const struct game *game);

/* Drops the bazaar about to be revealed and all announced; the phase is `next`. */
void bazaars_hold_none(struct game *game);

#endif
