/* The prices of an auction (sets/bazaars/bot_haggling.h) by the values found, and how sure what
 * follows from them is.
 *
 * Values are estimates, and with other values everybody would bid otherwise, so the interval of
 * what follows is not that of the tiles. It is found by working everything out again, with prices
 * that could have come out as well: those of as many batches, drawn from the batches there are. */
#ifndef BASTIDE_VALUING_AUCTION_PRICES_H
#define BASTIDE_VALUING_AUCTION_PRICES_H

#include "sets/bazaars/bot_haggling.h"
#include "valuing/valuing.h"

/* Before the first round they are those of the evaluation after the best turn. */
void auction_prices_find(const struct valuing *valuing, unsigned players, struct prices *prices);

/* Prices drawn again, one after the other. */
struct prices_again {
    unsigned left;
    struct rng rng;
    struct margin_tally tally;
};

/* The same sequence for the same values. None where values are exact, or too few for intervals. */
void auction_prices_draw_again(struct prices_again *again, const struct valuing *valuing);

/* The next; false after the last. */
bool auction_prices_next(struct prices_again *again, const struct valuing *valuing,
                         unsigned players, struct prices *prices);

/* What came out as `mean` by the prices, and again with others: `squares` is the sum of the squares
 * of the differences. */
struct estimate auction_prices_estimate(const struct valuing *valuing, double mean, double squares);

#endif
