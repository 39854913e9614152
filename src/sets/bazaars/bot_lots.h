/* What the tiles of a bazaar are worth to whom (BZ), found by playing on: each gets a tile, plays
 * it, and the game goes on for a few turns. */
#ifndef BASTIDE_BAZAARS_BOT_LOTS_H
#define BASTIDE_BAZAARS_BOT_LOTS_H

#include "bots/plans.h"

/* The tiles of a bazaar that nobody owns yet, and the players who own none: as masks, by the tile's
 * number and by seat. There are as many of one as of the other. */
unsigned lots_tiles(const struct game *game);
unsigned lots_players(const struct game *game);

/* What it changes for everybody if a player gets a tile, against the average over the tiles: by the
 * player, then by the number of the revealed tile. */
struct tile_values {
    struct values gain[PLAYERS_MAX][REVEALED_MAX];
    /* What they were found for: the same is not found again, as when all bid for one tile. */
    bool are_found;
    bool sees_fields, sees_rivals;
    struct weights weights;
    struct game game; /* without its bids */
};

/* Values the tiles that nobody owns yet, at `offer`, `bid`, `settle` and `draft`. `values` holds
 * those of an earlier position, or `are_found` is false. The tiles drawn meanwhile are a sample of
 * the pile, the same whenever the same position is asked about. Stopped, it takes the samples there
 * are, at least one, and the values will be found again. */
void tile_values_find(const struct sight *sight, const struct game *game,
                      struct tile_values *values);

#endif
