/* The solver: what the end of a game comes to, truly. All legal turns of all players are tried, and
 * all tiles that may come, each as often as it is left; nothing is estimated. Each player does what
 * is best for the own lead over the best other player, and of equals what is worst for the lead of
 * the next player, and so on in turn order. With two players bounds cut what cannot matter.
 *
 * How the work goes: docs/BOTS.md. */
#ifndef BASTIDE_BOTS_SOLVER_H
#define BASTIDE_BOTS_SOLVER_H

#include "bots/plans.h"

struct solver;

/* The bytes that a solver needs. */
size_t solver_size(void);

/* Whether it can begin at all: a player must decide something that has no decider (bots/terms.h).
 */
bool solver_may_begin(const struct game *game);

/* Begins with part number `part` of `parts` of the turns, or of the moves where something else must
 * be decided, that the player has; no part has another's. `solver` is memory of solver_size()
 * bytes, aligned for any type, with anything in it. `sight` and `game` must stay; they are only
 * read. Only if solver_may_begin. */
void solver_begin(struct solver *solver, const struct sight *sight, const struct game *game,
                  unsigned part, unsigned parts);

/* Goes on by about so many positions. False if there is nothing more to do: the part is solved, or
 * cannot be, as something that a decider decides may come, or the play is too long. */
bool solver_go_on(struct solver *solver, unsigned positions);

/* Whether every turn of the part is known to be worth what solver_best says, or no more; and how
 * many positions that took so far. */
bool solver_is_solved(const struct solver *solver);
unsigned long solver_positions(const struct solver *solver);

/* The best turns of the part that are known truly, each better than those after it, up to `room`;
 * none if the part has no turns. Their `worth` is exact but for rounding; their `values` are not
 * filled in. Only if it is solved. */
unsigned solver_best(const struct solver *solver, struct plan *best, unsigned room);

#endif
