/* Bazaars between two turns (TB9). */
#ifndef BASTIDE_RULES_BAZAARS_H
#define BASTIDE_RULES_BAZAARS_H

#include "bastide/game.h"

/* Lays out the tiles of the auction just announced face down (TB9); if there are too few, it is not
 * held (BZ3). */
void bazaars_lay_out(struct game *game);

#endif
