/* Under the Big Top, for the slow game (BT): what it keeps, and what its other files ask. */
#ifndef BASTIDE_TESTS_SLOW_BIGTOP_H
#define BASTIDE_TESTS_SLOW_BIGTOP_H

#include "support/slow_map.h"

struct slow_game;

struct slow_bigtop {
    bool here; /* the big top is on the board */
    struct square at;
    unsigned animals[8]; /* tokens not yet turned up, by what they are worth */
    bool at_end;         /* what is awaited is the circus at the end (BT6) */
    bool over;           /* that has been scored */
    unsigned moves;      /* of the big top, with the last move */
};

void slow_bigtop_start(struct slow_game *slow);

/* Notes on the board where no bridge may be built (BT11). */
void slow_bigtop_mark(struct slow_game *slow);

/* BT7, BT9: acrobats and pyramids among what may be done after placing, and doing it. */
void slow_bigtop_list(const struct slow_game *slow, struct move_list *moves);
void slow_bigtop_act(struct slow_game *slow, struct move move);

/* BT3, BT4: everything is scored; true: the token is turned up first. And BT6 at the end. */
bool slow_bigtop_scored(struct slow_game *slow);
bool slow_bigtop_ends(struct slow_game *slow);

/* Phase `animal`. */
void slow_bigtop_legal(const struct slow_game *slow, struct move_list *moves);
void slow_bigtop_play(struct slow_game *slow, struct move move);

/* BT10 at the end; BT13: a feature is scored, for `players` (a mask). */
void slow_bigtop_pay_acrobats(struct slow_game *slow);
void slow_bigtop_pay_ringmasters(struct slow_game *slow, unsigned feature, enum score_reason reason,
                                 unsigned players);

#endif
