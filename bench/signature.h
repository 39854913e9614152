/* The signature: one number for everything the rules do in many random games. A change that is not
 * meant to change the rules keeps it. */
#ifndef BASTIDE_BENCH_SIGNATURE_H
#define BASTIDE_BENCH_SIGNATURE_H

#include "bastide/options.h"

enum { SIGNATURE_GAMES = 1000 };

/* The expansions in the order in which they came: a new one is the last. */
extern const enum tile_set signature_sets[];
extern const unsigned signature_sets_count;

/* Plays `games` seeded games, cycling through all sets of the first `expansions` expansions,
 * editions and numbers of players, and hashes every move, event and final score. A new set adds a
 * signature and leaves those before it as they are. */
uint64_t signature(unsigned expansions, unsigned games);

#endif
