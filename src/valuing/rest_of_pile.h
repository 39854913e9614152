/* The orders in which the tiles left in the pile may be drawn: one at random, or each of them in
 * turn where they are few. Tiles of one kind are the same, so every order that looks different is
 * equally likely. */
#ifndef BASTIDE_VALUING_REST_OF_PILE_H
#define BASTIDE_VALUING_REST_OF_PILE_H

#include "bastide/chance.h"

/* How many orders there are, or `most` + 1 if there are more than `most`, which is less than
 * 2^32. */
uint64_t rest_of_pile_orders(const struct pile *pile, uint64_t most);

/* Order number `number`, from 0. It and the next are for chance_move_in_order: for `game` and what
 * is played on from it. */
void rest_of_pile_in_order(struct pile_order *order, const struct game *game, uint64_t number);

/* A random order, each equally likely. */
void rest_of_pile_at_random(struct pile_order *order, const struct game *game, struct rng *rng);

#endif
