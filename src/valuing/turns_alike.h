/* Whether two turns come to the same, although their moves may differ: a tile that looks the same
 * after a half turn, a follower on another segment of one feature. */
#ifndef BASTIDE_VALUING_TURNS_ALIKE_H
#define BASTIDE_VALUING_TURNS_ALIKE_H

#include "bots/plans.h"

/* Both must be legal turns of `game`, at `place` or `build`. */
bool turns_are_alike(const struct game *game, const struct plan *a, const struct plan *b);

#endif
