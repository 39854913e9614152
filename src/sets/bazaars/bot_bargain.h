/* What a bot does at an auction or in a draft (BZ): what is best for it if everybody does what is
 * best for them from here on, given what each tile is worth to whom. */
#ifndef BASTIDE_BAZAARS_BOT_BARGAIN_H
#define BASTIDE_BAZAARS_BOT_BARGAIN_H

#include "bot_haggling.h"
#include "bot_lots.h"

/* Too large for a stack; holds nothing between two calls. */
struct bargain_memory {
    struct prices prices;
    struct haggling haggling;
};

/* The best move at the phases `offer`, `bid`, `settle` and `draft`. What it brings the player, the
 * points of the present bid included, is put into `worth`. Stopped, it takes no account of the
 * tiles that come later. */
struct move bargain_move(const struct sight *sight, const struct game *game,
                         const struct tile_values *values, struct bargain_memory *memory,
                         float *worth);

#endif
