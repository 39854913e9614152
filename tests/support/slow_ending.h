/* What the end of a game comes to, by trying everything: every legal move of every player,
 * everything that chance may do, no bounds and no move left out. Written from what docs/BOTS.md
 * says of the solver, not from src/bots, and it must stay so. */
#ifndef BASTIDE_TESTS_SLOW_ENDING_H
#define BASTIDE_TESTS_SLOW_ENDING_H

#include "bastide/game.h"

struct slow_ending {
    double lead[PLAYERS_MAX]; /* over the best other player, as expected */
};

/* The end of the game if each player does what is best for the own lead; of equals, what is worst
 * for the lead of the next player, then of the one after. Takes one from `positions` for each
 * position looked at. False, with nothing in `ending`, if that is not enough or an auction may
 * come. */
bool slow_ending_find(const struct game *game, long *positions, struct slow_ending *ending);

#endif
