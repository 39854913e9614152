#include "bidders.h"

#include <string.h>

static const struct bidder bidders[] = {
#define X(name, opening, raising, settling) {name, opening, raising, settling},
    BIDDERS(X)
#undef X
};

const struct bidder *bidder_find(const char *name)
{
    for (size_t b = 0; b < sizeof bidders / sizeof *bidders; b++)
        if (strcmp(bidders[b].name, name) == 0)
            return &bidders[b];
    return NULL;
}

static struct move raised(const struct bidder *bidder, const struct game *game)
{
    struct bid_limits limits = game_bid_limits(game);
    int bid = limits.least - 1 + bidder->raising;
    return bidder->raising == RAISES_NOT || bid > limits.most ? move_plain(VERB_PASS)
                                                              : move_bid(bid);
}

static struct move opened(const struct bidder *bidder, const struct game *game, struct move move)
{
    int most = game_bid_limits(game).most;
    return move_offer(move.arg, bidder->opening < most ? bidder->opening : most);
}

void bidder_overrule(const struct bidder *bidder, const struct game *game, struct move *move)
{
    if (game_awaits_offer(game) && bidder->opening != OPENS_AS_BOT)
        *move = opened(bidder, game, *move);
    if (game_awaits_bid(game) && bidder->raising != RAISES_AS_BOT)
        *move = raised(bidder, game);
    if (game_awaits_settlement(game) && bidder->settling != SETTLES_AS_BOT)
        *move = move_plain(bidder->settling == SETTLES_BUYING ? VERB_BUY : VERB_SELL);
}
