/* What The Tower keeps in a game (TW). Who is whose prisoner, the pieces tell. */
#ifndef BASTIDE_TOWER_STATES_H
#define BASTIDE_TOWER_STATES_H

#include "bastide/limits.h"

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { RANSOM_POINTS = 3, NO_TOWER = 0xff };

/* The foundations on the board, in the order in which they were placed. */
struct towers {
    tile_number tile[TILES_WITH_TOWER];
    uint8_t floors[TILES_WITH_TOWER]; /* 0: only the foundation */
    uint8_t count;
    uint8_t risen;       /* 1 and the number of the one that has just grown, while somebody in its
                            reach may be captured (TW4); else 0 */
    uint8_t paid;        /* 1: a ransom was paid in the first part of the last turn that had one, */
    uint8_t paid_before; /* and of the last of those that are in no bazaar's round (TW14) */
};

#ifdef __cplusplus
}
#endif

#endif
