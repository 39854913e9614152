/* Choosing where the tile in hand goes: the legal squares and, on each, the rotations in which the
 * tile fits and looks different. */
#ifndef BASTIDE_TUI_PLACING_H
#define BASTIDE_TUI_PLACING_H

#include "bastide/game.h"

struct placing {
    unsigned squares;                   /* 0: the tile fits nowhere */
    struct square at[OPEN_SQUARES_MAX]; /* in reading order */
    uint8_t ways[OPEN_SQUARES_MAX];     /* bit o: it fits there in orientation o */
    unsigned here;                      /* which of the squares the ghost is on */
    uint8_t orientation;                /* and how it lies: always one that fits */
};

/* Begins in PHASE_PLACE, on the square nearest to the tile placed last. */
void placing_begin(struct placing *placing, const struct game *game);

/* On to the next square in reading order (`by` 1) or the one before (-1), round and round. The
 * ghost keeps its rotation where it can. */
void placing_step(struct placing *placing, int by);

/* To the nearest square that lies in that direction; nothing where there is none. */
void placing_go(struct placing *placing, enum edge towards);

/* The next rotation clockwise (`by` 1) or anticlockwise (-1) that fits. */
void placing_turn(struct placing *placing, int by);

/* How many rotations fit on the square at hand. */
unsigned placing_ways(const struct placing *placing);

/* The move that places the tile as the ghost lies. */
struct move placing_move(const struct placing *placing);

#endif
