/* Bidders by rules of thumb, to measure a bot's auctions against: players like any bot on the board
 * and careless at auctions. */
#ifndef BASTIDE_BENCH_BIDDERS_H
#define BASTIDE_BENCH_BIDDERS_H

#include "bastide/game.h"

/* What a bidder does: as the bot would, or always the same. */
enum opening { OPENS_AS_BOT = -1 };              /* else the points of every first bid */
enum raising { RAISES_AS_BOT = -1, RAISES_NOT }; /* else the points above the highest bid */
enum settling { SETTLES_AS_BOT, SETTLES_BUYING, SETTLES_SELLING };

/* The row: name, first bid, raise, settlement. */
#define BIDDERS(X)                                                                                 \
    X("never-bids", OPENS_AS_BOT, RAISES_NOT, SETTLES_AS_BOT)                                      \
    X("one-more", OPENS_AS_BOT, 1, SETTLES_AS_BOT)                                                 \
    X("five-more", OPENS_AS_BOT, 5, SETTLES_AS_BOT)                                                \
    X("sells", OPENS_AS_BOT, RAISES_AS_BOT, SETTLES_SELLING)                                       \
    X("buys", OPENS_AS_BOT, RAISES_AS_BOT, SETTLES_BUYING)                                         \
    X("opens-at-0", 0, RAISES_AS_BOT, SETTLES_AS_BOT)                                              \
    X("opens-at-8", 8, RAISES_AS_BOT, SETTLES_AS_BOT)                                              \
    X("never-pays", 0, RAISES_NOT, SETTLES_SELLING)                                                \
    X("one-more-and-sells", 0, 1, SETTLES_SELLING)                                                 \
    X("one-more-and-buys", 1, 1, SETTLES_BUYING)

struct bidder {
    const char *name;
    int opening, raising;
    enum settling settling;
};

/* The bidder of that name, or NULL. */
const struct bidder *bidder_find(const char *name);

/* Puts what the bidder does in place of `move`, the bot's; within what they may bid, or they pass.
 */
void bidder_overrule(const struct bidder *bidder, const struct game *game, struct move *move);

#endif
