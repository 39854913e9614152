/* A player of random games, chance included. Of the moves that are open it takes any, with a
 * leaning towards what is rare, by the way in which the game is laid. */
#ifndef BASTIDE_TEST_RANDOM_PLAYER_H
#define BASTIDE_TEST_RANDOM_PLAYER_H

#include "bastide/chance.h"
#include "bastide/rng.h"
#include "support/slow_game.h"

/* Where the tiles come from. */
enum drawing { DRAWN_BY_SHUFFLE, DRAWN_AT_RANDOM, DRAWINGS };

/* How they are laid: anywhere; where several tiles are near, which joins and completes more; or so
 * that a small city is closed wherever one can be. */
enum laying { LAID_ANYWHERE, LAID_CLOSELY, LAID_FOR_CASTLES, LAYINGS };

struct random_player {
    struct rng rng;
    enum drawing drawing;
    enum laying laying;
    struct pile_order order; /* of a game drawn by shuffle */
};

/* Any edition, and now and then another value of an option. */
void random_player_agree(struct random_player *player, struct options *options);

/* One of the legal moves, `moves`, or at bids and reveals one that stands for many. */
struct move random_player_choose(struct random_player *player, const struct slow_game *slow,
                                 const struct game *game, const struct move_list *moves);

/* Any move at all, many of them nonsense. */
struct move random_player_nonsense(struct random_player *player, const struct game *game);

#endif
