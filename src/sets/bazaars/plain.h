/* The numbers that are typed at a bazaar. */
#ifndef BASTIDE_BAZAARS_PLAIN_H
#define BASTIDE_BAZAARS_PLAIN_H

#include "plain/question.h"

/* Asks for a bid, to be taken by one of the functions below; or for the points of a sale. */
void bazaar_ask_bid(struct question *question, const struct game *game,
                    void (*take)(struct plain_game *plain_game, int bid));
void bazaar_ask_points(struct question *question, struct bid_limits limits);

void bazaar_take_opening_bid(struct plain_game *plain_game, int bid);
void bazaar_take_bid(struct plain_game *plain_game, int bid);

#endif
