/* What herds keep in a game (SG8). */
#ifndef BASTIDE_HERDS_STATES_H
#define BASTIDE_HERDS_STATES_H

#include <stdint.h>

enum { HERDS_MAX = 2 };

struct herds {
    uint16_t node[HERDS_MAX]; /* of those on the board */
    uint8_t count;
};

#endif
