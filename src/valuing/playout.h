/* A game played to the end by greedy players: each turn is the best by the evaluation, as `normal`
 * plays without its misjudgement. Auctions on the way are not bid for: each chooser takes, for
 * nothing, the tile with the best turn. */
#ifndef BASTIDE_VALUING_PLAYOUT_H
#define BASTIDE_VALUING_PLAYOUT_H

#include "bastide/chance.h"
#include "bots/plans.h"

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

/* Plays `game` to its end with the tiles in that order (valuing/rest_of_pile.h). `share`: of the
 * auction being held, at `offer` or `draft`, the tile that each player gets, for nothing; NULL if
 * none is. False, with the game not over, if there was no permission to go on. */
bool playout(const struct sight *sight, const struct outlook *outlook,
             const struct pile_order *order, const uint8_t *share,
             const struct permission *permission, struct game *game);

#endif
