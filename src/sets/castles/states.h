/* What castles keep in a game (CA). */
#ifndef BASTIDE_CASTLES_STATES_H
#define BASTIDE_CASTLES_STATES_H

#include "bastide/options.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A small city to be converted or not (CA2). Masks have bit p for player p. */
struct small_city {
    uint16_t node;
    uint8_t asked;      /* who has yet to decide */
    uint8_t converters; /* who chose a castle */
};

enum { CASTLES_MAX = 12, SMALL_CITIES_MAX = 4, CASTLE_SCORED = 0xff, NO_CHOICE = 0xff };

/* A castle. Its followers are those in the feature of `node`, which was a small city (CA3). */
struct castle {
    uint16_t node;
    tile_number tile[2]; /* in reading order */
    uint8_t owners;      /* mask of players who spent a token (CA12) */
    uint8_t wave; /* 0: has not scored; else its wave in the current scoring (CA8), or CASTLE_SCORED
                     once that is over */
    int16_t points; /* what it paid when it scored */
    /* While it is about to score: each owner's claim (CA7). In the first wave the number of a
     * completed feature, later that of a castle; NO_CHOICE if undecided. */
    uint8_t choice[PLAYERS_MAX];
};

struct castles {
    struct castle castle[CASTLES_MAX]; /* in the order built */
    uint8_t count;
    uint8_t old;  /* castles that can score; those just built join them after the scoring (CA6) */
    uint8_t wave; /* the wave being scored; 0: none */
    struct small_city small[SMALL_CITIES_MAX]; /* in reading order */
    uint8_t smalls;
    uint8_t asking; /* the small city or castle of the current decision */
};

#ifdef __cplusplus
}
#endif

#endif
