/* The prices of an auction (sets/bazaars/bot_haggling.h) by the values found, and how sure what
 * follows from them is.
 *
 * Values are estimates, and with other values players would bid otherwise, so the interval of what
 * follows is not that of the tiles. It is found by working everything out again, with the prices of
 * each policy and with such as could have come out as well: those of as many batches, drawn from
 * the batches there are. */
#ifndef BASTIDE_VALUING_AUCTION_PRICES_H
#define BASTIDE_VALUING_AUCTION_PRICES_H

#include "sets/bazaars/bot_haggling.h"
#include "valuing/valuing.h"

/* Before the first round they are those of the evaluation after the best turn. */
void auction_prices_find(const struct valuing *valuing, unsigned players, struct prices *prices);

/* Other prices, one after the other: those of each policy, and then some drawn again from either
 * by turns. */
struct prices_again {
    unsigned left, policies;
    enum valuing_policy policy; /* of the prices that came last, */
    bool is_drawn;              /* and whether they were drawn again */
    struct rng rng;
    struct margin_tally tally;
};

/* The same sequence for the same values. None where values are solved, or too few for intervals;
 * none is drawn where there is no luck in them. */
void auction_prices_draw_again(struct prices_again *again, const struct valuing *valuing);

/* The next; false after the last. */
bool auction_prices_next(struct prices_again *again, const struct valuing *valuing,
                         unsigned players, struct prices *prices);

/* How something came out with other prices. A new one is all zeros. */
struct spread {
    double by[POLICIES];      /* with those of each policy */
    double squares[POLICIES]; /* the sum of squares of what it differs by with those drawn again */
};

/* It came out so with the prices that came last. */
void spread_add(struct spread *spread, const struct prices_again *again, double came_out);

/* What came out as `mean` by the prices found, with an interval that holds those of both policies.
 */
struct estimate auction_prices_estimate(const struct valuing *valuing, double mean,
                                        const struct spread *spread);

/* Whether it is clearly more than 0 by one policy and less by the other. */
bool auction_prices_depend(const struct valuing *valuing, const struct spread *spread);

/* Up to which bid it is worth bidding (haggling_terms), -1: none is; and the least and the most
 * that came out with prices drawn again, between which it is with 95 %. Where values are exact, or
 * too few for intervals, all three are the same. */
struct bid_limit {
    int highest, least, most;
};

struct bid_limit bid_limit_of(const struct terms *terms);

/* It came out otherwise with other prices. */
void bid_limit_widen(struct bid_limit *limit, const struct terms *again);

/* What the values found say of the decision due in an auction: what is best, what every other move
 * loses, and how sure that is (valuing/auction_prices.h). */

/* Large, and the caller's. What is below `alternatives` is there for the moves due alone. */
struct auction_theory {
    struct prices prices;                   /* by the values found so far */
    struct alternatives alternatives;       /* best first */
    struct estimate loss[ALTERNATIVES_MAX]; /* of each, against the first */
    bool depends[ALTERNATIVES_MAX]; /* policies say clearly different things of which is better */
    /* Between the chooser and each who may bid for a tile (haggling_terms), one not yet offered
     * being opened at 0. Only where auction_has_terms. */
    struct estimate buy_below[REVEALED_MAX][PLAYERS_MAX];
    struct bid_limit limit[REVEALED_MAX][PLAYERS_MAX];
    /* Room to work in. */
    struct haggling haggling;
    struct alternatives again;
    struct prices other_prices;
    struct prices_again prices_again;
    struct spread loss_spread[ALTERNATIVES_MAX], below_spread[REVEALED_MAX][PLAYERS_MAX];
};

/* Fills it in for `game`, whose tiles `valuing` values, or for a later decision of the auction that
 * it values: what a tile is worth stays the same, the tiles and players that are gone are no longer
 * there. Before the first round values are those of the evaluation after the best turn, and
 * intervals are unknown. */
void auction_theory_find(struct auction_theory *theory, const struct valuing *valuing,
                         const struct game *game);

/* Whether `bidder` may bid for the tile, against the chooser: it is the one offered, or could be.
 */
bool auction_has_terms(const struct game *game, unsigned tile, unsigned bidder);

#endif
