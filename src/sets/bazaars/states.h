/* What bazaars keep in a game (BZ). */
#ifndef BASTIDE_BAZAARS_STATES_H
#define BASTIDE_BAZAARS_STATES_H

#include "bastide/limits.h"
#include "bastide/options.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { REVEALED_MAX = PLAYERS_MAX /* tiles in a bazaar: one per player */ };

/* A bazaar (BZ), from its announcement until its last tile is played. */
struct bazaar {
    uint8_t host;                /* NOBODY: no bazaar is being held */
    uint8_t tiles;               /* revealed: 0, or one per player */
    uint8_t tile[REVEALED_MAX];  /* their kinds */
    uint8_t owner[REVEALED_MAX]; /* who took each, or NOBODY */
    uint8_t chooser;             /* who chooses or drafts next */
    uint8_t offered;             /* the tile being auctioned, from 0, or NOBODY */
    uint8_t bidder;              /* the highest bidder */
    uint8_t asked;               /* the last player asked for a bid */
    int16_t bid;                 /* the highest */
    uint8_t first;               /* who took the first tile, or NOBODY */
    uint8_t played;              /* players who have played theirs, or are playing it */
};

/* Auctions still to come (TB9, TB10, BZ11). */
struct announced {
    uint8_t host[BAZAARS_MAX]; /* in order */
    uint8_t count;
    uint8_t replacing; /* of those announced since the last reveal: for a bazaar drawn in place of a
                          won tile (BZ11) */
    uint8_t laid_out;  /* tiles in the pile when those of the first one were laid out face down; 0:
                          none lie there */
};

#ifdef __cplusplus
}
#endif

#endif
