/* Random seeds, for games without a chosen one. */
#ifndef BASTIDE_PLAY_SEED_H
#define BASTIDE_PLAY_SEED_H

#include <stdint.h>

/* An unpredictable seed, below 10^12. */
uint64_t seed_by_chance(void);

#endif
