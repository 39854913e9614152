/* Estimate first: before any number is shown, people say what a tile is worth to them. What is
 * learnt is the difference. */
#ifndef BASTIDE_TRAINING_OWN_ESTIMATE_H
#define BASTIDE_TRAINING_OWN_ESTIMATE_H

#include "training/auction_review.h"

/* What may be said: points of lead. */
enum { OWN_ESTIMATE_MOST = 99 };

struct own_estimate {
    bool is_said;
    int points;            /* what was said, and ... */
    struct estimate worth; /* ... what it is worth; unknown (`within` < 0): nobody can tell yet */
};

/* The tile that is asked about: the one chosen first, which says nothing of what is best. */
unsigned own_estimate_tile(const struct auction_held *held);

/* What it is worth to the player, by the review; unknown (`within` < 0) before that is found. */
struct estimate own_estimate_worth(const struct auction_review *review,
                                   const struct auction_held *held, unsigned player);

/* How far it was off: nothing within the interval. Negative: too little was said. */
double own_estimate_error(const struct own_estimate *own);

#endif
