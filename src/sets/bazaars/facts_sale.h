/* The sale of a tile at a bazaar as people remember it: who took the tile, for how many points, and
 * who was paid them; and moves that lead there. In which order the others bid is lost, so it is
 * made up: the chooser opens with nothing, unless that bid won; only the bidder who matters bids.
 */
#ifndef BASTIDE_BAZAARS_FACTS_SALE_H
#define BASTIDE_BAZAARS_FACTS_SALE_H

#include "facts_auction.h"

/* Why a sale cannot have been like that (BZ5-BZ9, option bazaar-bids). */
enum sale_fault {
    SALE_NO_FAULT,
    SALE_WRONG_MOMENT,  /* no tile is chosen and sold now */
    SALE_NO_TILE,       /* it is not among those that are left */
    SALE_HAS_TILE,      /* the taker, or who was paid, had a tile already */
    SALE_NO_CHOOSER,    /* neither of them chose the tile */
    SALE_TOO_LOW,       /* the chooser opens with 0 at the least, and others bid more */
    SALE_BIDDER_SHORT,  /* the other player could not bid so much */
    SALE_CHOOSER_SHORT, /* the chooser could not pay so much */
};

/* The offer, a bid or a pass of each other player, and what the chooser decides. */
enum { SALE_MOVES_MAX = PLAYERS_MAX + 1 };

struct sale_moves {
    struct move move[SALE_MOVES_MAX];
    unsigned count;
};

/* The moves that sell tile `tile` (from 0) in that way, at `offer`. With a fault there are none. */
enum sale_fault sale_find(const struct game *game, unsigned tile, struct auction_deal deal,
                          struct sale_moves *moves);

/* The points that are possible between these two at `offer`; `most` is less than `least` where none
 * are. */
struct bid_limits sale_limits(const struct game *game, unsigned taker, unsigned other);

/* Who can have taken the next tile, and who was paid, at `offer`; with the least points each. First
 * the chooser for the own bid, then clockwise the others from the chooser, then the chooser from
 * the others. Returns how many there are. */
enum { SALE_WAYS_MAX = 2 * PLAYERS_MAX - 1 };
unsigned sale_ways(const struct game *game, struct auction_deal way[SALE_WAYS_MAX]);

#endif
