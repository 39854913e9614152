/* The Tower, for the slow game (TW): what it keeps, and what its other files ask. */
#ifndef BASTIDE_TESTS_SLOW_TOWER_H
#define BASTIDE_TESTS_SLOW_TOWER_H

#include "support/slow_map.h"

struct slow_game;

/* A follower that somebody holds (TW7); NOBODY while it is being exchanged (TW8). */
struct slow_prisoner {
    uint8_t owner, figure, holder;
};

struct slow_tower {
    unsigned floors[PLAYERS_MAX]; /* left in supply */
    unsigned height[TILES_MAX];   /* of the tower on each tile */
    unsigned grown;               /* the tile whose tower takes somebody now */
    struct slow_prisoner prisoner[FOLLOWERS_MAX];
    unsigned prisoners;
    bool paid;                               /* a ransom, in this turn or the part before (TW14) */
    bool paid_by_waiting;                    /* likewise, of the turn whose second part waits */
    unsigned built, caught, swapped, bought; /* with the last move */
};

void slow_tower_start(struct slow_game *slow);

/* A move is about to be made. */
void slow_tower_forget(struct slow_game *slow);

/* How many of a player's figures are prisoners. */
unsigned slow_tower_held(const struct slow_game *slow, unsigned player, unsigned figure);

/* TW2, TW6, TW9: what may be done after placing; doing it. False: somebody has to be taken first.
 */
void slow_tower_list(const struct slow_game *slow, struct move_list *moves);
bool slow_tower_act(struct slow_game *slow, struct move move);

/* The phases `capture` and `exchange`. False: nothing more is asked. */
void slow_tower_legal(const struct slow_game *slow, struct move_list *moves);
bool slow_tower_play(struct slow_game *slow, struct move move);

#endif
