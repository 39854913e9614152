/* The review of an auction in text mode. */
#ifndef BASTIDE_PLAIN_REVIEW_H
#define BASTIDE_PLAIN_REVIEW_H

#include "plain/plain_game.h"
#include "plain/values.h"
#include "training/auction_review.h"

/* Large. */
struct plain_review {
    struct auction_held held;
    struct auction_review review;
    struct auction_theory theory; /* room to work in */
};

/* Takes the last auction of the moves made. False: there was none, or it is not over. */
bool review_take(struct plain_review *review, const struct session *session);

/* Finds what it was worth. Where `is_begun` the valuer is at work on the first thing to be valued
 * already. False if the dialogue has ended meanwhile, or threads run out. */
bool review_find(struct plain_review *review, struct valuer *valuer, struct dialogue *dialogue,
                 unsigned playouts, uint64_t seed, bool is_begun);

/* Tells it, with the decisions of those players (bit p for player p). */
void review_tell(const struct plain_review *review, struct plain_game *plain_game, unsigned whose);

/* "Ann: decisions 12, clear mistakes 2, points lost by these 4.2." */
void review_say_loss(struct dialogue *dialogue, const char *name, const struct losses *losses);

#endif
