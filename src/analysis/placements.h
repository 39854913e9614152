/* Where a tile can be placed: the squares, and on each the orientations. At a placement it is the
 * tile in hand that is asked for; at an auction, what a bid is worth depends on it. */
#ifndef BASTIDE_ANALYSIS_PLACEMENTS_H
#define BASTIDE_ANALYSIS_PLACEMENTS_H

#include "bastide/game.h"

struct placements {
    unsigned squares;
    unsigned plain; /* so many of them, the first ones, need no bridge (BR6) */
    struct square at[OPEN_SQUARES_MAX];
    uint8_t ways[OPEN_SQUARES_MAX];    /* bit o: it fits there in orientation o, */
    uint8_t bridged[OPEN_SQUARES_MAX]; /* but only with a bridge */
};

/* Where a tile of `kind` could be placed by `player` (from 0) with the bridges that are left to
 * them, in no order; at any moment of a game. */
void placements_find(struct placements *placements, const struct game *game, uint8_t kind,
                     unsigned player);

/* The same of the tile in hand and of who places it, in PHASE_PLACE, as it is chosen from: in
 * reading order, those with a bridge behind the others, and of orientations that differ in nothing
 * only the first (rotations_that_differ). */
void placements_in_hand(struct placements *placements, const struct game *game);

/* The number of the square `at` among them, or `squares`. */
unsigned placements_at(const struct placements *placements, struct square at);

/* Whether the tile may be set aside: it fits nowhere as it is (B4, BR7). */
static inline bool placements_may_discard(const struct placements *placements)
{
    return placements->plain == 0;
}

#endif
