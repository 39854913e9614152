/* Auctions and drafts (BZ), by backward induction: who gets which tile at which price if everybody
 * does what is best for them from here on, given what each tile is worth to whom. */
#ifndef BASTIDE_BOTS_BARGAIN_H
#define BASTIDE_BOTS_BARGAIN_H

#include "bots/lots.h"

/* What has been found for a tile and a chooser, by the tiles left, the players left and the
 * chooser. */
enum { BARGAIN_MASKS = 1 << PLAYERS_MAX };

struct bargain_memory {
    struct values result[BARGAIN_MASKS][BARGAIN_MASKS][PLAYERS_MAX];
    uint8_t known[BARGAIN_MASKS][BARGAIN_MASKS][PLAYERS_MAX];
};

/* The best move at the phases `offer`, `bid`, `settle` and `draft`. What it brings the player, the
 * points of the present bid included, is put into `worth`. */
struct move bargain_move(const struct sight *sight, const struct game *game,
                         const struct tile_values *values, struct bargain_memory *memory,
                         float *worth);

#endif
