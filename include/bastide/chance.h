/* Chance: what may come, and the order in which it does. The rules take any draw; these functions
 * make the draws of a game with a seed, and say how likely each draw is. */
#ifndef BASTIDE_CHANCE_H
#define BASTIDE_CHANCE_H

#include "bastide/game.h"
#include "bastide/prefix.h"
#include "bastide/rng.h"

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

/* A move of chance with its weight: of the equally likely ways to take the tiles from the pile, how
 * many lead to it. */
struct game_outcome {
    struct move move;
    uint64_t weight;
};

/* Every draw, and every reveal of two players. */
enum { OUTCOMES_MAX = TILE_KINDS_MAX * (TILE_KINDS_MAX + 1) / 2 };

struct outcome_list {
    uint64_t total; /* of all weights */
    size_t count;
    struct game_outcome outcome[OUTCOMES_MAX];
};

/* Every move that chance may make now, in the order of the tile kinds. A draw weighs as many tiles
 * as are left of its kind (B2). A reveal is a selection of tiles (BZ4): each is listed in one
 * order, and weighs the ways to choose its tiles. False, with an empty list, where there are more
 * than OUTCOMES_MAX, as with three players and more until few tiles are left; chance_move_at_random
 * has samples of them. False, too, where chance is not due. */
bool game_outcomes(const struct game *game, struct outcome_list *outcomes);

/* One of them, where every tile that is left is as likely to come; a reveal in any order. Only
 * while game_actor is ACTOR_CHANCE. */
struct move chance_move_at_random(const struct game *game, struct rng *rng);

#endif
