/* The signature: one number for everything the rules do in many random games. A change that is not
 * meant to change the rules keeps it. */
#ifndef BASTIDE_BENCH_SIGNATURE_H
#define BASTIDE_BENCH_SIGNATURE_H

#include <stdint.h>

enum { SIGNATURE_GAMES = 1000 };

/* Plays `games` seeded games, cycling through all sets, editions and numbers of players, and hashes
 * every move, event and final score. */
uint64_t signature(unsigned games);

#endif
