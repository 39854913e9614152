/* Searching all open squares at once for those where a tile matches. */
#ifndef BASTIDE_RULES_OPEN_SQUARES_H
#define BASTIDE_RULES_OPEN_SQUARES_H

#include "bastide/game.h"
#include "core/lanes.h"

/* Field by field straight into the list: most moves ever listed are these. */
static inline void put_place(struct move *move, struct square at, unsigned orientation)
{
    move->verb = VERB_PLACE;
    move->arg = (uint8_t)orientation;
    move->at = at;
    move->points = 0;
}

enum { CHUNKS_MAX = OPEN_SQUARES_ROOM / LANES /* of open squares compared at once */ };

/* The open squares of that chunk whose neighbours all match the edge pattern (board_matches). */
static inline uint64_t find_in_chunk(const struct board *board, unsigned chunk, uint8_t pattern)
{
    unsigned first = chunk * LANES;
    uint64_t found = lanes_match(&board->wanted[first], &board->care[first], pattern);
    unsigned open = board->opens - first;
    return open < LANES ? found & (((uint64_t)1 << open) - 1) : found;
}

#endif
