/* What is at stake at a bazaar. */
#ifndef BASTIDE_TRAINING_STAKE_H
#define BASTIDE_TRAINING_STAKE_H

#include "sets/bazaars/bot_lots.h"

/* How much there is to gain by getting the best tile and not the worst, for the player to whom that
 * matters most: points of lead over the others, whose leads are averaged. By the evaluation a few
 * turns on (sets/bazaars/bot_lots.h), so it is rough, and takes some milliseconds. `game` is at
 * `offer` or `draft`; `values` is room to work in. */
float stake_of(const struct sight *sight, const struct game *game, struct tile_values *values);

#endif
