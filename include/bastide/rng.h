/* Random numbers from a seed: the same seed gives the same numbers on every machine and in every
 * version; records with a seed depend on it. */
#ifndef BASTIDE_RNG_H
#define BASTIDE_RNG_H

#include "bastide/prefix.h"

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct rng {
    uint64_t state;
};

/* A generator at the start of the sequence for `seed`. */
struct rng rng_from_seed(uint64_t seed);

/* The next number; all 64 bits are equally random. */
uint64_t rng_next(struct rng *rng);

/* A number from 0 to `bound` - 1, each equally likely; `bound` is at least 1. */
uint32_t rng_below(struct rng *rng, uint32_t bound);

/* A bag of tokens: what chance draws from besides the pile of tiles. */

enum { BAG_KINDS_MAX = 16 };

struct bag {
    uint8_t left[BAG_KINDS_MAX]; /* of each kind of token */
    uint8_t tokens;              /* altogether */
    uint16_t drawn;              /* so far, those put back included */
};

#ifdef __cplusplus
}
#endif

#endif
