/* What the city of Carcassonne keeps in a game and in a turn (CC). Who is in its quarters, the
 * pieces tell: PIECE_ON_SIDE, with the quarter as number. */
#ifndef BASTIDE_COUNT_STATES_H
#define BASTIDE_COUNT_STATES_H

#include <stdint.h>

/* The quarters (CC2), and the kind of features to which followers go from each (CC7). The row: name
 * in C, word in notation, the kind. */
#define QUARTER_LIST(X)                                                                            \
    X(CASTLE, "castle", CITY)                                                                      \
    X(MARKET, "market", FIELD)                                                                     \
    X(BLACKSMITH, "blacksmith", ROAD)                                                              \
    X(CATHEDRAL, "cathedral", MONASTERY)

enum quarter {
#define X(quarter, word, kind) QUARTER_##quarter,
    QUARTER_LIST(X)
#undef X
        QUARTERS_COUNT
};

/* The followers who leave the city at the end of the game (CC8). */
enum last_join { JOINS_LATER, JOINS_NOTED, JOINS_NOW, JOINS_OVER };

struct carcassonne {
    uint8_t count; /* where the count is: enum quarter */
    uint8_t last;  /* enum last_join */
    uint8_t next;  /* who is asked next then, */
    uint8_t asked; /* and how many one after the other have passed or had nobody */
};

struct city_turn {
    uint8_t asked;   /* how many players have been asked who joins */
    uint8_t paid;    /* who got points for features by this tile: a mask (CC3) */
    uint8_t entered; /* 1: somebody has just gone into the city, and the count may be moved (CC5) */
};

#endif
