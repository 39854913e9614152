/* Where followers may be deployed, each feature once: two segments of a tile may be parts of one
 * road, city or field, and it is the same on which of them the follower stands. */
#ifndef BASTIDE_ANALYSIS_DEPLOYMENTS_H
#define BASTIDE_ANALYSIS_DEPLOYMENTS_H

#include "bastide/game.h"

/* Takes out of the legal moves of a game what deploys a figure in a feature in which an earlier one
 * deploys the same. */
void deployments_list_once(const struct game *game, struct move_list *legal);

#endif
