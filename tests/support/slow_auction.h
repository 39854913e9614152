/* Auctions the slow way: what tiles are worth by every way in which a short game can go on, and
 * what decisions lead to by every bid in whole points, made by the rules. */
#ifndef BASTIDE_TESTS_SLOW_AUCTION_H
#define BASTIDE_TESTS_SLOW_AUCTION_H

#include "sets/bazaars/bot_haggling.h"
#include "support/auction_positions.h"

/* Of each player: the final margin; and how likely each other player is to be their best rival. */
struct slow_end {
    double margin[PLAYERS_MAX];
    double rival[PLAYERS_MAX][PLAYERS_MAX];
};

/* What to expect of a game that greedy players play on, by every order of its pile. Tiles
 * of an auction that is being held go to the players by `share`. */
struct slow_end slow_end_of(const struct game *game, const uint8_t *share);

/* All ways to share the tiles of an auction out, just revealed. */
struct slow_shares {
    unsigned count;
    uint8_t share[24][PLAYERS_MAX];
    struct slow_end end[24];
};
void slow_shares_find(struct slow_shares *shares, const struct game *revealed);

/* The mean margin of a player over those in which `taker` gets the tile. */
double slow_shares_mean(const struct slow_shares *shares, unsigned taker, unsigned tile,
                        unsigned player);

/* The prices whose sums come nearest to all these ends. */
struct prices slow_prices(const struct slow_shares *shares, unsigned players);

/* Bargaining: what it comes to for each player if everybody does what is best for them, of all bids
 * up to `bids`. The rest of an auction is looked at once where bids are open. */
struct slow_worths {
    double of[PLAYERS_MAX];
};

struct slow_bargain {
    const struct prices *prices;
    int bids;
    bool known[1 << REVEALED_MAX][1 << PLAYERS_MAX][PLAYERS_MAX];
    struct slow_worths worths[1 << REVEALED_MAX][1 << PLAYERS_MAX][PLAYERS_MAX];
};

void slow_bargain_begin(struct slow_bargain *bargain, const struct prices *prices, int bids);
struct slow_worths slow_bargain_best(struct slow_bargain *bargain, const struct game *game);

/* After a move: what it changes at once, and all that comes of it. */
struct slow_worths slow_bargain_after(struct slow_bargain *bargain, const struct game *game,
                                      struct move move);

/* Whether a decision of an auction or draft is due; and on to it: after a draft's tile any turn
 * will do. */
bool slow_bargain_is_due(const struct game *game);
void slow_bargain_skip_turns(struct game *game);

#endif
