/* What to practise, as given on the command line or the setup page. */
#ifndef BASTIDE_TRAINING_PRACTICE_PLAN_H
#define BASTIDE_TRAINING_PRACTICE_PLAN_H

#include "bastide/notation.h"
#include "training/progress.h"

enum {
    PRACTICE_AUCTIONS_MAX = 1000,
    PRACTICE_AGAINS_MAX = 64, /* on the command line */
    /* Games played to their end for the values of an auction: some seconds of work. */
    PRACTICE_PLAYOUTS_DEFAULT = 2000
};

/* A position that comes again, and the seat to meet it in: a person who practises alone changes
 * seats with the player there. */
struct practice_again {
    struct practice_wish wish;
    uint8_t seat;
    const char
        *moves;    /* that led to it, as lines of a record; NULL: a game is played by the wish */
    uint64_t pile; /* the seed of the pile of their game */
};

/* That of an entry, pointing to moves of one of the entries. */
struct practice_again practice_again_of(const struct training_entries *entries,
                                        const struct training_entry *entry);

struct practice_plan {
    struct record_head head; /* names, colours, sets, edition, options; `bot` of a player: the level
                                that bids for them; empty: a person does. Where a record's bazaars
                                are practised, its own head but for the bots. Seats beyond its
                                players are for positions that come again with more: `hard` bids
                                for those without a bot. */
    uint8_t stage, group, drill; /* (struct practice_wish); in a drill, or an exercise, a person who
                                    alone practises sits where its decision is met; not with a
                                    record */
    uint8_t fault;               /* enum player_fault: of the opponent of the only person, in games
                                    of two; not with a drill, a record or what comes again */
    bool hides_fault;            /* it is drawn by the seed, also none, and is to be found */
    uint64_t seed;               /* of the first auction; the following ones go on from it */
    unsigned auctions;           /* how many; 0: until the players leave */
    unsigned playouts;           /* for the values of each auction */
    bool estimates;              /* people estimate a tile before its values are shown */
    const char *path;            /* a record whose bazaars to practise; NULL: games of bots */
    bool is_daily;               /* the position of a day is all there is to practise, */
    long long day;               /* of this one (training/daily.h) */
    const struct practice_again *again; /* come first, in this order; not with a record */
    unsigned agains;
};

#endif
