/* What bazaars keep in a game (BZ). */
#ifndef BASTIDE_BAZAARS_STATES_H
#define BASTIDE_BAZAARS_STATES_H

#include "bastide/limits.h"
#include "bastide/options.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    REVEALED_MAX = PLAYERS_MAX, /* tiles in a bazaar: one per player */
    BAZAARS_MAX = TILES_WITH_BAZAAR
};

/* The argument of an auction on the agenda: it is for a bazaar drawn in place of a won tile (BZ11).
 */
enum { BAZAAR_REPLACING = 1 };

/* A bazaar (BZ), from its announcement until its last tile is played. */
struct bazaar {
    uint8_t host;                   /* NOBODY: no bazaar is being held */
    uint8_t tiles;                  /* revealed: 0, or one per player */
    kind_number tile[REVEALED_MAX]; /* their kinds */
    uint8_t owner[REVEALED_MAX];    /* who took each, or NOBODY */
    uint8_t chooser;                /* who chooses or drafts next */
    uint8_t offered;                /* the tile being auctioned, from 0, or NOBODY */
    uint8_t bidder;                 /* the highest bidder */
    uint8_t asked;                  /* the last player asked for a bid */
    int16_t bid;                    /* the highest */
    uint8_t first;                  /* who took the first tile, or NOBODY */
    uint8_t played;                 /* players who have played theirs, or are playing it */
    uint8_t replacing;              /* BAZAAR_REPLACING until the tiles are revealed, or 0 */
};

#ifdef __cplusplus
}
#endif

#endif
