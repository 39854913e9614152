/* Chance: the order in which the tiles come. The rules take any draw; these functions make the
 * draws of a game with a seed. */
#ifndef BASTIDE_CHANCE_H
#define BASTIDE_CHANCE_H

#include "bastide/game.h"
#include "bastide/prefix.h"

/* The tiles of a game in the order in which they will come. */
struct pile_order {
    uint8_t kind[TILES_MAX];
    uint8_t tiles;
};

/* Shuffles the tiles that a game with these options begins with. The same options and seed give
 * the same order. */
void pile_order_shuffle(struct pile_order *order, const struct options *options, uint64_t seed);

/* The chance move that is due in `game`, by that order: the first tiles of it that have not come
 * yet, whatever came before them by hand. Only while game_actor is ACTOR_CHANCE. */
struct move chance_move(const struct game *game, const struct pile_order *order);

/* The same for a game in which every tile so far came by the order, without looking at them. */
struct move chance_move_in_order(const struct game *game, const struct pile_order *order);

#endif
