/* What sieges keep in a game (SG). Which cities are besieged, the counts of features tell. */
#ifndef BASTIDE_SIEGE_STATES_H
#define BASTIDE_SIEGE_STATES_H

#include <stdint.h>

struct siege {
    uint8_t tiles; /* with a siege, on the board */
    uint8_t part;  /* turn.part of the turn that just ended */
};

#endif
