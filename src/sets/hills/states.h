/* What Hills & Sheep keeps in a game (HS). */
#ifndef BASTIDE_HILLS_STATES_H
#define BASTIDE_HILLS_STATES_H

#include "bastide/rng.h"

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The tokens of the bag (HS1): those with sheep come first, kind n - 1 with n of them. */
enum { SHEEP_MOST = 4, TOKEN_WOLF = SHEEP_MOST, TOKEN_KINDS, SHEEP_TOKENS = 16, WOLF_TOKENS = 2 };

/* A token with sheep in a field. */
struct flock_token {
    uint8_t player; /* with whose shepherd */
    uint8_t sheep;
};

struct hills {
    struct bag bag;
    struct flock_token token[SHEEP_TOKENS]; /* in the order drawn */
    uint8_t tokens;
};

/* How far the flocks of a turn are seen to (turn.flock). */
enum flock_step {
    FLOCK_TO_COME,
    FLOCK_BEGINS,  /* a token is due to the shepherd just deployed (HS3) */
    FLOCK_GROWS,   /* a token is due to the one who stood before (HS5) */
    FLOCK_DECIDED, /* what HS4 demands is done */
};

#ifdef __cplusplus
}
#endif

#endif
