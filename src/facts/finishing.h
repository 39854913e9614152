/* Which tiles finish a feature. */
#ifndef BASTIDE_FACTS_FINISHING_H
#define BASTIDE_FACTS_FINISHING_H

#include "bastide/game.h"

/* How many tiles of the pile complete the road, city or monastery of `node` when one of them is
 * placed: 0 where it is complete, or where it takes more than one tile. What else can
 * do so, by the rules of sets, is not counted. */
unsigned finishing_tiles(const struct game *game, uint16_t node);

#endif
