/* What the made-up set keeps in a game (MU). */
#ifndef BASTIDE_MADE_UP_STATES_H
#define BASTIDE_MADE_UP_STATES_H

#include "bastide/limits.h"
#include "bastide/rng.h"

/* The tokens of the bag, and how many of each it has at the start (MU6). */
enum made_up_token { TOKEN_RED, TOKEN_BLUE, TOKENS_COUNT };
enum { RED_TOKENS = 4, BLUE_TOKENS = 6, FAIRS_MAX = RED_TOKENS + BLUE_TOKENS };

/* A tile with a token under it. */
struct fair {
    tile_number tile;
    uint8_t token;
};

struct made_up {
    struct bag bag; /* of tokens (MU6) */
    struct fair fair[FAIRS_MAX];
    uint8_t fairs;
    uint8_t rolled; /* how often the die has been (MU8) */
    uint8_t bell;   /* mask of the players still to be asked (MU10) */
};

#endif
