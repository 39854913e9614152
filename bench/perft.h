/* Counting: how many positions there are after each number of moves, when every player's legal move
 * is tried and the tiles come in a fixed order. The counts are the same on every machine. */
#ifndef BASTIDE_BENCH_PERFT_H
#define BASTIDE_BENCH_PERFT_H

#include "bastide/chance.h"

/* How many lines of `depth` players' moves there are from the start of the game `seed`. Chance
 * moves are made by the order in between and do not count; of bids only the listed ones are tried.
 */
uint64_t perft(const struct options *options, uint64_t seed, unsigned depth);

#endif
