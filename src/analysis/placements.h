/* Where a tile can be placed: the squares, and the orientations on each. Used for the tile in hand,
 * and at an auction to judge what a tile is worth. */
#ifndef BASTIDE_ANALYSIS_PLACEMENTS_H
#define BASTIDE_ANALYSIS_PLACEMENTS_H

#include "bastide/game.h"

struct placements {
    unsigned squares;
    unsigned plain; /* how many, listed first, need no action after placing */
    struct square at[OPEN_SQUARES_MAX];
    uint8_t ways[OPEN_SQUARES_MAX];   /* bit o: it fits there in orientation o, */
    uint8_t forced[OPEN_SQUARES_MAX]; /* but needs an action (game_placements_with), */
    uint8_t action[OPEN_SQUARES_MAX]; /* of that verb, or of several the first; 0: none */
};

/* Where `player` (from 0) could place a tile of `kind` with what they have left, unordered;
 * valid in any phase. */
void placements_find(struct placements *placements, const struct game *game, kind_number kind,
                     unsigned player);

/* The same for the tile in hand and its player while it is to be placed, as offered for choosing:
 * in reading order, the forced ones after the others, and of identical orientations only the
 * first (rotations_that_differ). */
void placements_in_hand(struct placements *placements, const struct game *game);

/* The index of the square `at` among them, or `squares`. */
unsigned placements_at(const struct placements *placements, struct square at);

/* Whether the tile may be discarded: it fits nowhere as it is (B4, BR7). */
static inline bool placements_may_discard(const struct placements *placements)
{
    return placements->plain == 0;
}

#endif
