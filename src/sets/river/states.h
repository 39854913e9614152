/* What the river keeps in a game (RV). Where it is, the board shows. */
#ifndef BASTIDE_RIVER_STATES_H
#define BASTIDE_RIVER_STATES_H

#include <stdint.h>

struct river {
    uint8_t
        is_over; /* 1: a tile was laid, and no more of the river come: spares looking for them */
};

#endif
