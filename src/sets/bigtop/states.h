/* What Under the Big Top keeps in a game (BT). */
#ifndef BASTIDE_BIGTOP_STATES_H
#define BASTIDE_BIGTOP_STATES_H

#include "bastide/limits.h"
#include "bastide/rng.h"

enum {
    PYRAMID_ACROBATS = 3,  /* BT8 */
    ACROBAT_POINTS = 5,    /* BT9, BT10 */
    RINGMASTER_POINTS = 2, /* BT13 */
    ANIMAL_MOST = 7        /* what an animal token is worth at most (BT1) */
};

struct circus {
    struct bag animals; /* by what they are worth; the one under the big top is among them, too */
    tile_number tile;   /* where the big top stands, if it does */
    uint8_t is_there;   /* 1: it stands somewhere */
    uint8_t last;       /* the circus that is scored at the end (BT6): enum last_show */
    uint8_t spaces;
    tile_number space[TILES_WITH_ACROBATS]; /* the tiles with one, in the order placed */
};

enum last_show { SHOW_LATER, SHOW_NOTED, SHOW_NOW, SHOW_OVER };

#endif
