/* The signature: one number for everything the rules do in many random games. A change that is not
 * meant to change the rules keeps it. */
#ifndef BASTIDE_BENCH_SIGNATURE_H
#define BASTIDE_BENCH_SIGNATURE_H

#include <stdint.h>

enum { SIGNATURE_GAMES = 1000 };

/* Plays `games` seeded games, cycling through all sets of the first `expansions` expansions (in the
 * order of TILE_SETS), editions and numbers of players, and hashes every move, event and final
 * score. A new set adds a signature and leaves those before it as they are. */
uint64_t signature(unsigned expansions, unsigned games);

#endif
