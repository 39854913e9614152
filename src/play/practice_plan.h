/* What is to be practised, as given on the command line or the setup page. */
#ifndef BASTIDE_PLAY_PRACTICE_PLAN_H
#define BASTIDE_PLAY_PRACTICE_PLAN_H

#include "bastide/record.h"
#include "training/practice_position.h"

enum {
    PRACTICE_AUCTIONS_MAX = 1000,
    /* Games played to their end for the values of an auction: some seconds of work. */
    PRACTICE_PLAYOUTS_DEFAULT = 2000
};

struct practice_plan {
    struct record_head head; /* names, colours, sets, edition, options; `bot` of a player: the level
                                that bids for them; empty: a person does. Where a record's bazaars
                                are practised, its own head but for the bots. */
    uint8_t stage;           /* enum practice_stage */
    uint64_t seed;           /* of the first auction; the following ones go on from it */
    unsigned auctions;       /* how many; 0: until the players leave */
    unsigned playouts;       /* for the values of each auction */
    const char *path;        /* a record whose bazaars are to be practised; NULL: games of bots */
};

#endif
