/* Games played at random, as fast as the rules go. */
#ifndef BASTIDE_BENCH_PLAYOUT_H
#define BASTIDE_BENCH_PLAYOUT_H

#include "bastide/chance.h"
#include "bastide/rng.h"

/* A way to play: a name for it, how many play, with which sets. */
struct lineup {
    const char *name;
    uint8_t players;
    uint8_t sets; /* as in struct options */
};

extern const struct lineup lineups[];
extern const unsigned lineups_count;

/* The options of a line-up, in the default edition. */
struct options lineup_options(const struct lineup *lineup);

/* A game at its start, its tiles in order, and its dice. */
struct playout {
    struct game game;
    struct pile_order order;
    struct rng rng;
};

/* Sets up game number `seed`. */
void playout_start(struct playout *playout, const struct options *options, uint64_t seed);

/* The move that is made next: chance's by the order, a player's any legal one, bids up to a few
 * points above the least. */
struct move playout_choose(struct playout *playout);

enum { PLAYOUT_MOVES_MAX = 2000 };

/* Plays to the end; the moves made go to `moves` (NULL: nowhere). Returns how many they are. */
size_t playout_run(struct playout *playout, struct move moves[PLAYOUT_MOVES_MAX]);

#endif
