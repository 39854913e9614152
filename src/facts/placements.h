/* Where a tile can be placed: the squares, and the orientations on each. Used for the tile in hand,
 * and at an auction to judge what a tile is worth. */
#ifndef BASTIDE_FACTS_PLACEMENTS_H
#define BASTIDE_FACTS_PLACEMENTS_H

#include "bastide/game.h"
#include "facts/kind_set.h"

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

/* What still fits on the open squares, computed from what everyone at the table knows. */

/* For every open square, by its number in game.board, the kinds to come that could be placed there
 * in some orientation. */
struct tile_fits {
    struct kind_set plain[OPEN_SQUARES_MAX];
    struct kind_set forced[OPEN_SQUARES_MAX]; /* only with an action that some player can do, */
    uint8_t action[OPEN_SQUARES_MAX];         /* of that verb, or of several the first; 0: none */
};

/* Valid in any phase; squares that are not open have empty sets. */
void tile_fits_find(struct tile_fits *fits, const struct game *game);

/* Whether no tile to come fits on that open square, even so. */
static inline bool tile_fits_is_dead(const struct tile_fits *fits, unsigned open)
{
    return kind_set_is_empty(&fits->plain[open]) && kind_set_is_empty(&fits->forced[open]);
}

#endif
