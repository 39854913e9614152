/* A match between bots, without a screen: every game is played once with each seating and the same
 * order of tiles, so that neither decides it. */
#ifndef BASTIDE_MATCH_H
#define BASTIDE_MATCH_H

#include "bastide/options.h"
#include "bots/levels.h"

#include <stdio.h>

enum { MATCH_GAMES_DEFAULT = 100, MATCH_GAMES_MAX = 1000000, MATCH_PLAYOUTS_MAX = 100000 };

struct match_seat {
    enum bot_level level;
    unsigned playouts; /* simulations a turn; 0: those of the match or, without any, of the level */
};

struct match {
    struct options options; /* whose players are the seats */
    struct match_seat seat[PLAYERS_MAX];
    unsigned games;    /* rounded up to whole rotations of the seats */
    unsigned playouts; /* simulations a turn of the seats that have none of their own, or 0 */
    uint64_t seed;
};

/* Plays a match and prints its table on `out`; while it goes on, how far it is on `progress` (NULL:
 * not wanted). False, with errno, if there is no memory or `out` cannot be written. */
bool match_run(const struct match *match, FILE *out, FILE *progress);

#endif
