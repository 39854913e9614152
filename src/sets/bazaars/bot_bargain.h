/* What a bot does at an auction or in a draft (BZ): what is best for it if everybody does what is
 * best for them from here on, given what each tile is worth to each player. */
#ifndef BASTIDE_BAZAARS_BOT_BARGAIN_H
#define BASTIDE_BAZAARS_BOT_BARGAIN_H

#include "bot_haggling.h"
#include "bots/plans.h"
#include "bots/tree.h"
#include "facts_auction.h"

/* What the tiles of a bazaar are worth to whom (BZ), found by playing on: each gets a tile, plays
 * it, and the game goes on for a few turns. */

/* What it changes for all players if one gets a tile, against the average over the tiles: by the
 * player, then by the number of the revealed tile. */
struct tile_values {
    struct values gain[PLAYERS_MAX][REVEALED_MAX];
    /* What they were found for: the same is not found again, as when all bid for one tile. */
    bool are_found;
    bool sees_fields, sees_rivals;
    unsigned imagines;
    struct weights weights;
    struct game game; /* without its bids */
};

/* Values the tiles that nobody owns yet, at `offer`, `bid`, `settle` and `draft`. `values` holds
 * those of an earlier position, or `are_found` is false. The tiles drawn meanwhile are a sample of
 * the pile, the same whenever the same position is asked about. In `tree` the turns are searched,
 * as `sight` says how much; NULL: each is the best by the evaluation. Stopped, it takes the samples
 * there are, at least one, and the values will be found again. */
void tile_values_find(const struct sight *sight, const struct game *game, struct tree *tree,
                      struct tile_values *values);

/* The bargain. */

/* Too large for a stack; holds nothing between two calls. */
struct bargain_memory {
    struct prices prices;
    struct haggling haggling;
    struct alternatives alternatives;
};

/* What each tile is worth to each player by these values, and who is whose rival as they stand. */
void bargain_prices_find(const struct sight *sight, const struct game *game,
                         const struct tile_values *values, struct prices *prices);

/* The best move at the phases `offer`, `bid`, `settle` and `draft`, or one that is nearly as good
 * and that the player likes better (bot_leanings.h). What it brings the player, the points of the
 * present bid included, is put into `worth`. Stopped, it takes no account of the tiles that come
 * later. */
struct move bargain_move(const struct sight *sight, const struct game *game,
                         const struct tile_values *values, struct bargain_memory *memory,
                         float *worth);

#endif
