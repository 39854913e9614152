/* A choice in scoring (facts/position.h), while a player makes it: which of the
 * moves is chosen so far. */
#ifndef BASTIDE_CHOOSING_DECIDING_H
#define BASTIDE_CHOOSING_DECIDING_H

#include "facts/position.h"

struct deciding {
    struct scoring_choice choice;
    unsigned chosen; /* the number of a move */
};

/* Begins with the first move. */
void deciding_begin(struct deciding *deciding, const struct game *game);

/* On to the next move (`by` 1) or the previous one (-1), or to move `number` from 1. */
void deciding_step(struct deciding *deciding, int by);
void deciding_choose(struct deciding *deciding, unsigned number);

/* Whether there is a move of that verb. Chooses it; whether there is one. */
bool deciding_has(const struct deciding *deciding, enum verb verb);
bool deciding_choose_verb(struct deciding *deciding, enum verb verb);

/* The move chosen, and the feature that it is about or NO_NODE. */
struct move deciding_move(const struct deciding *deciding);
uint16_t deciding_node(const struct deciding *deciding);

/* What all the answers together pay at once. */
int deciding_points(const struct deciding *deciding);

/* The square that a move is about, by its number: of its feature, else its own. False: it is about
 * none. */
bool deciding_place(const struct deciding *deciding, const struct game *game, unsigned number,
                    struct square *at);

/* The square that the move chosen is about, else the one of the decision, else the tile placed
 * last. */
struct square deciding_focus(const struct deciding *deciding, const struct game *game);

#endif
