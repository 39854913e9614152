/* Perft: the number of positions after each number of moves, trying every legal move of every
 * player while the tiles come in a fixed order. The counts are the same on every machine. */
#ifndef BASTIDE_BENCH_PERFT_H
#define BASTIDE_BENCH_PERFT_H

#include "bastide/chance.h"

/* The number of sequences of `depth` players' moves from the start of the game `seed`. Chance moves
 * follow the order and are not counted; of bids, only those listed are tried. */
uint64_t perft(const struct options *options, uint64_t seed, unsigned depth);

#endif
