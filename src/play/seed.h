/* Seeds of games whose players name none. */
#ifndef BASTIDE_PLAY_SEED_H
#define BASTIDE_PLAY_SEED_H

#include <stdint.h>

/* A seed that nobody can foresee, below 10^12. */
uint64_t seed_by_chance(void);

#endif
