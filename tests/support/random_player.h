/* A player of random games, chance included. It picks any legal move, biased towards what is rare
 * by its way of laying tiles. */
#ifndef BASTIDE_TESTS_RANDOM_PLAYER_H
#define BASTIDE_TESTS_RANDOM_PLAYER_H

#include "bastide/chance.h"
#include "bastide/rng.h"
#include "support/slow_game.h"

/* Where the tiles come from. */
enum drawing { DRAWN_BY_SHUFFLE, DRAWN_AT_RANDOM, DRAWINGS };

/* How tiles are laid: anywhere; next to many tiles, joining and completing more; so as to close a
 * small city wherever possible; so as to continue what the player's builder works on; or so as to
 * leave holes for abbeys, and corners for barns. */
enum laying {
    LAID_ANYWHERE,
    LAID_CLOSELY,
    LAID_FOR_CASTLES,
    LAID_FOR_BUILDERS,
    LAID_FOR_ABBEYS,
    LAYINGS
};

struct random_player {
    struct rng rng;
    enum drawing drawing;
    enum laying laying;
    struct pile_order order; /* for a game drawn by shuffle */
};

/* Any edition, and sometimes other values for options. */
void random_player_agree(struct random_player *player, struct options *options);

/* A random legal move, from `moves`; at bids and reveals possibly one not listed there. */
struct move random_player_choose(struct random_player *player, const struct game *game,
                                 const struct move_list *moves);

/* Any move at all, many of them nonsense. */
struct move random_player_nonsense(struct random_player *player, const struct game *game);

/* An amendment, most likely one that makes sense somewhere. */
struct move random_player_amendment(struct random_player *player, const struct game *game);

#endif
