/* What flying machines keep in a game, and in a turn (FM). */
#ifndef BASTIDE_FLYERS_STATES_H
#define BASTIDE_FLYERS_STATES_H

#include "bastide/square.h"

#include <stdint.h>

struct flyers {
    uint8_t thrown; /* how often the die has been */
};

enum { FLIGHT_NONE, FLIGHT_IN_THE_AIR, FLIGHT_LANDING };

/* The one under way. */
struct flyer {
    struct square at; /* where the follower comes down */
    uint8_t stage;    /* one of the above */
    uint8_t figure;   /* who flies; it is still counted in supply */
};

#endif
