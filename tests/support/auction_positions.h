/* Positions of games played by greedy bots, for tests of values. */
#ifndef BASTIDE_TESTS_AUCTION_POSITIONS_H
#define BASTIDE_TESTS_AUCTION_POSITIONS_H

#include "bastide/chance.h"
#include "bots/plans.h"
#include "valuing/valuing.h"

/* What greedy play is: everybody makes the best turn by the evaluation. */
const struct sight *auction_positions_sight(const struct options *options);

/* Makes the move of chance or the greedy turn that is due; at auctions it offers, for nothing, the
 * first tile left, and nobody bids. */
void auction_positions_go_on(struct game *game, const struct pile_order *order);

/* A game whose first auction, or draft, after turn `turn` has just been revealed; or, if it has
 * none any more, from the next seed. */
struct game auction_position(const struct options *options, uint64_t seed, unsigned turn);

/* Leaves in the pile only so many of its tiles, none of them a bazaar. */
void auction_position_shorten(struct game *game, unsigned tiles);

/* Plays all rounds of a valuing that has been prepared, one after the other. */
void auction_positions_value(struct valuing *valuing);

#endif
