/* Choices that come to the same. */
#ifndef BASTIDE_FACTS_ALIKE_H
#define BASTIDE_FACTS_ALIKE_H

#include "bastide/game.h"
#include "bastide/tiles.h"

/* Of the orientations `ways` (bit o for enum edge o) of a tile of that kind, those that differ: of
 * identical ones only the first. */
uint8_t rotations_that_differ(kind_number kind, uint8_t ways);

/* Where followers may be deployed, each feature once: two segments of a tile may be parts of one
 * road, city or field, and it is the same on which of them the follower stands. */

/* Takes out of the legal moves of a game what deploys a figure in a feature in which an earlier one
 * deploys the same. */
void deployments_list_once(const struct game *game, struct move_list *legal);

#endif
