/* Values and the review of an auction in text mode: nothing moves here, so an answer waits until
 * all of its budget is played. */
#ifndef BASTIDE_PLAIN_REVIEW_H
#define BASTIDE_PLAIN_REVIEW_H

#include "plain/plain_game.h"
#include "thinking/valuer.h"
#include "training/auction_review.h"

/* Has values found, and waits for them; where people watch a long wait, says so. NULL if the
 * dialogue has ended meanwhile or, which it says, threads run out. They stay as they are until the
 * next call, or the valuer's. */
const struct valuing *values_find(struct valuer *valuer, struct dialogue *dialogue,
                                  const struct valuing_request *request);

/* "Tile 2 for Ben: worth 3.0 +- 1.2, against tile 1.": what it changes for a player to get a tile
 * and not the best other one, `against`, both from 0. */
void values_say_worth(struct dialogue *dialogue, unsigned tile, const char *name,
                      struct estimate worth, unsigned against);

/* How far values can be trusted: from how many games; exact ones from all orders of the pile. */
void values_say_trust(struct dialogue *dialogue, const struct valuing *values,
                      const struct game *game);

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

/* A turn of practice, the first after the moves given, judged. */
struct turn_review {
    struct judgement judged;
    unsigned playouts;
};

/* Finds what it lost, by about so many games where it is not solved. False if the dialogue has
 * ended meanwhile, or threads run out. */
bool turn_review_find(struct turn_review *review, struct plain_game *plain_game, unsigned playouts);

/* Tells the verdict, why, and how far to trust it. */
void turn_review_tell(const struct turn_review *review, const struct plain_game *plain_game);

/* "Ann: decisions 12, clear mistakes 2, points lost by these 4.2." */
void review_say_loss(struct dialogue *dialogue, const char *name, const struct losses *losses);

#endif
