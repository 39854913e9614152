/* What the tiles of a bazaar are worth to whom (BZ), found by playing on: each gets a tile, plays
 * it, and the game goes on for a few turns. */
#ifndef BASTIDE_BOTS_LOTS_H
#define BASTIDE_BOTS_LOTS_H

#include "bots/plans.h"

/* What it changes for everybody if a player gets a tile, against the average over the tiles: by the
 * player, then by the number of the revealed tile. */
struct tile_values {
    struct values gain[PLAYERS_MAX][REVEALED_MAX];
};

/* Values the tiles that nobody owns yet, at `offer`, `bid`, `settle` and `draft`. The tiles drawn
 * meanwhile are a sample of the pile, the same whenever the same position is asked about. */
void tile_values_find(const struct sight *sight, const struct game *game,
                      struct tile_values *values);

#endif
