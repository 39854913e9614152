/* What the active player may do after placing: the rows of ACTIONS. */
#ifndef BASTIDE_RULES_BUILD_H
#define BASTIDE_RULES_BUILD_H

#include "bastide/game.h"

/* Before a function of that set: not written in place, for the reason that moments are not
 * (rules/moments.h). Those of the base game may be: for BASE the second of the three is empty. */
#define APART(set)                 APART_SECOND(APART_OF_##set, __attribute__((noinline)), )
#define APART_OF_BASE              ,
#define APART_SECOND(...)          APART_SECOND_OF(__VA_ARGS__)
#define APART_SECOND_OF(a, b, ...) b

/* Of each: whether it is possible now; the moves, which are a single one if turn.forced names the
 * verb; making one. The player goes on with the next action, or the action sets turn.phase. */
#define X(verb, set, action, ...)                                                                  \
    APART(set) bool action##_is_possible(const struct game *game);                                 \
    APART(set) void action##_legal(const struct game *game, struct move_list *moves);              \
    APART(set)                                                                                     \
    enum refusal action##_apply(struct game *game, struct move move, struct event_list *events);
ACTIONS(X)
#undef X

/* Deploying a follower after a placement (B5). */

/* What figures need where they may stand by the table STANDS, a function for each row of FIGURES:
 * why the active player may not put one on `node`. */
#define X(figure, word, key, each, set, role, strength, where)                                     \
    enum refusal where(const struct game *game, uint16_t node);
FIGURES(X)
#undef X

/* The row's function of a figure that stands on no segment. */
enum refusal deploy_nowhere(const struct game *game, uint16_t node);

/* Whether that figure may be deployed in this turn at all: as the figure of the turn (B5), or after
 * it. */
bool deploy_may_come(const struct game *game, enum figure figure);

/* In turn.deployed: nothing more is deployed, not even by a row of FIGURES_FOLLOWING. */
enum { NOTHING_FOLLOWS = 2 };

/* Whether those of FIGURES_FOLLOWING may be deployed after the figure of the turn. */
#define X(figure, may_follow) bool may_follow(const struct game *game);
FIGURES_FOLLOWING(X)
#undef X

/* Why the active player may not deploy that figure on `node`; that it is on the tile just placed is
 * left to the caller. */
enum refusal deploy_check(const struct game *game, enum figure figure, uint16_t node);

/* Puts a figure from its player's supply on the board. */
void deploy_put(struct game *game, struct follower follower, struct event_list *events);

#endif
