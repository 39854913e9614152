/* What there is to choose, most interesting first, for those who have it in a list: where the tile
 * in hand can go, and what may follow. */
#ifndef BASTIDE_CHOOSING_RANKING_H
#define BASTIDE_CHOOSING_RANKING_H

#include "facts/position.h"

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
