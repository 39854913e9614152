/* Random games, as fast as the rules allow. */
#ifndef BASTIDE_BENCH_PLAYOUT_H
#define BASTIDE_BENCH_PLAYOUT_H

#include "bastide/chance.h"
#include "bastide/rng.h"

/* A configuration: name, number of players, sets. */
struct lineup {
    const char *name;
    uint8_t players;
    uint32_t sets; /* as in struct options */
};

extern const struct lineup lineups[];
extern const unsigned lineups_count;

/* The options of a configuration, in the default edition. */
struct options lineup_options(const struct lineup *lineup);

/* A game at its start, its tile order, and its dice. */
struct playout {
    struct game game;
    struct pile_order order;
    struct rng rng;
};

/* Sets up game number `seed`. */
void playout_start(struct playout *playout, const struct options *options, uint64_t seed);

/* The next move: chance's by the order, a player's at random, bids up to a few points above the
 * least. */
struct move playout_choose(struct playout *playout);

enum { PLAYOUT_MOVES_MAX = 2000 };

/* Plays to the end; stores the moves made in `moves` (NULL: not wanted). Returns their number. */
size_t playout_run(struct playout *playout, struct move moves[PLAYOUT_MOVES_MAX]);

#endif
