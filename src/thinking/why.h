/* The last turn of a computer player, and the turn that it is to be compared with. */
#ifndef BASTIDE_THINKING_WHY_H
#define BASTIDE_THINKING_WHY_H

#include "bots/plans.h"
#include "play/session.h"

enum { WHY_MOVES_MAX = 4 };

struct why {
    unsigned player; /* who took it */
    size_t step;     /* its placement, among the session's moves */
    struct move move[WHY_MOVES_MAX];
    unsigned moves;   /* its moves, from the placement on */
    struct plan turn; /* the same as a plan */
    bool has_rival;   /* a search knows the turn, and another one that places the tile: */
    struct plan rival;
    long tenths; /* tenths of a point by which that is worse; negative: it is better */
};

/* The last turn with a tile, among the first `made` moves, of a seat that the computer or another
 * program has now. False if there is none. */
bool why_find(struct why *why, const struct session *session, size_t made);

/* Finds the rival, by as much of a search as the level `hard` makes: the best other turn. False
 * where memory runs out. */
bool why_compare(struct why *why, const struct session *session);

#endif
