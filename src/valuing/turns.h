/* Turns of players in playouts: the best one, whole games of them, and whether two come to the
 * same. */
#ifndef BASTIDE_VALUING_TURNS_H
#define BASTIDE_VALUING_TURNS_H

#include "bastide/chance.h"
#include "bots/plans.h"
#include "bots/tree.h"

/* A game played to the end. Each turn is the best by the evaluation, as `normal` plays without its
 * misjudgement; or, for so many turns, the best that a small search finds. Auctions on the way are
 * not bid for: each chooser takes, for nothing, the tile with the best turn by the evaluation. */

struct playout_search {
    struct tree *tree;    /* to search in; NULL: no turn is searched */
    unsigned simulations; /* of a turn, */
    unsigned turns;       /* of so many, from the first on */
};

/* Leave to go on, asked for before every turn of a playout, by whichever thread plays it: it may
 * wait before it answers, and false ends the work. Without `ask` there always is. */
struct permission {
    bool (*ask)(void *of);
    void *of;
};

/* The game as if it were that player's turn with revealed tile `tile` in hand: no bazaar held or
 * announced, no second part owed. */
void playout_hand_over(struct game *then, const struct game *game, unsigned tile, unsigned player);

/* The best turn at `place` or `build`. `outlook` must be that of the game's pile. */
struct plan playout_best_turn(const struct sight *sight, const struct outlook *outlook,
                              const struct game *game);

/* Plays `game` to its end with the tiles in that order. `share`: of the auction being held, at
 * `offer` or `draft`, the tile that each player gets, for nothing; NULL if none is. `search`: NULL,
 * nothing is searched. False, with the game not over, if there was no permission to go on. */
bool playout(const struct sight *sight, const struct outlook *outlook,
             const struct pile_order *order, const uint8_t *share,
             const struct playout_search *search, const struct permission *permission,
             struct game *game);

/* The orders in which the tiles left in the pile may be drawn: one at random, or each of them in
 * turn where they are few. Tiles of one kind are the same, so every order that looks different is
 * equally likely. */

/* How many orders there are, or `most` + 1 if there are more than `most`, which is less than
 * 2^32. */
uint64_t rest_of_pile_orders(const struct pile *pile, uint64_t most);

/* Order number `number`, from 0. It and the next are for chance_move_in_order: for `game` and what
 * is played on from it. */
void rest_of_pile_in_order(struct pile_order *order, const struct game *game, uint64_t number);

/* A random order, each equally likely. */
void rest_of_pile_at_random(struct pile_order *order, const struct game *game, struct rng *rng);

/* Whether two turns come to the same, although their moves may differ: a tile that looks the same
 * after a half turn, a follower on another segment of one feature. Both must be legal turns of
 * `game`, at `place` or `build`. */
bool turns_are_alike(const struct game *game, const struct plan *a, const struct plan *b);

#endif
