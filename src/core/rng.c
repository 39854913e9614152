#include "bastide/rng.h"

struct rng rng_from_seed(uint64_t seed)
{
    return (struct rng){seed};
}

/* splitmix64: a counter advanced by the golden ratio, with its bits mixed. */
uint64_t rng_next(struct rng *rng)
{
    uint64_t mixed = rng->state += 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
    return mixed ^ mixed >> 31;
}

/* Scales the upper 32 bits to the bound and redraws the few values that would bias the result.
 * Their number takes a division, done only for candidates. */
uint32_t rng_below(struct rng *rng, uint32_t bound)
{
    uint64_t scaled = (rng_next(rng) >> 32) * bound;
    if ((uint32_t)scaled < bound) {
        uint32_t unfair = (0u - bound) % bound;
        while ((uint32_t)scaled < unfair)
            scaled = (rng_next(rng) >> 32) * bound;
    }
    return (uint32_t)(scaled >> 32);
}
