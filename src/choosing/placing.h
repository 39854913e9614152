/* Choosing where the tile in hand goes: with a ghost of it on the board, among the legal squares
 * and, on each, the rotations in which the tile fits and looks different; or from a list, in which
 * what is most interesting comes first. */
#ifndef BASTIDE_CHOOSING_PLACING_H
#define BASTIDE_CHOOSING_PLACING_H

#include "facts/position.h"

struct placing {
    struct placements where;
    unsigned here;       /* which of the squares the ghost is on */
    uint8_t orientation; /* and how it lies: always one that fits */
    bool may_discard;    /* the tile may be set aside (B4, BR7) */
};

/* How far `to` is from `from` for a cursor that moves `towards`: straight ahead is nearer than to
 * the side. 0 if it does not lie in that direction at all. */
int placing_cost(struct square from, struct square to, enum edge towards);

/* Begins placing the tile in hand, on the square nearest to the tile placed last. */
void placing_begin(struct placing *placing, const struct game *game);

/* On to the next square (`by` 1) or the one before (-1), wrapping around: those that need an action
 * come after the others. The ghost keeps its rotation where it can. */
void placing_step(struct placing *placing, int by);

/* To the nearest square that lies in that direction; nothing where there is none. */
void placing_go(struct placing *placing, enum edge towards);

/* To that square; returns whether the tile may lie there. */
bool placing_put(struct placing *placing, struct square at);

/* The next rotation clockwise (`by` 1) or anticlockwise (-1) that fits. */
void placing_turn(struct placing *placing, int by);

/* How many rotations fit on the current square. */
unsigned placing_ways(const struct placing *placing);

/* The verb of the action that the tile needs as the ghost lies; VERB_DRAW: none. */
enum verb placing_needs(const struct placing *placing);

/* The move that places the tile as the ghost lies. */
struct move placing_move(const struct placing *placing);

/* Places the tile on a copy of `game` with the action that it needs; returns whether it needs one,
 * and in `*forced` which. */
bool placing_try(const struct placing *placing, const struct game *game, struct game *then,
                 struct move *forced);

/* What there is to choose, most interesting first, for those who have it in a list: where the tile
 * in hand can go, and what may follow. */

/* By what a list is in order: of squares from north to south, without what they bring. */
enum ranking { RANKED_BY_PLACE, RANKED_BY_WORTH };

struct ranked_placement {
    struct move place;
    bool is_forced;     /* it needs an action (turn.forced), */
    struct move forced; /* this one */
    int interest;       /* higher is listed first; */
    int of_square;      /* the highest on that square, whose placements stay together */
};

struct ranked_placements {
    unsigned count;
    unsigned squares;
    struct ranked_placement placement[MOVE_LIST_SIZE];
};

/* Ranks the placements of a position that awaits one: of each rotation that differs. */
void ranked_placements_find(struct ranked_placements *placements, const struct position *position,
                            enum ranking by);

/* How many placements are on the square of placement `first`, the first of them. */
unsigned ranked_placements_on_square(const struct ranked_placements *placements, unsigned first);

/* Sorts the moves that may follow a placement: figures in their order, the meeple first, then what
 * is not deployed. */
void ranking_sort_actions(const struct game *game, struct move_list *moves, enum ranking by);

#endif
