#include "facts_auction.h"

static bool is_without_tile(const struct game *game, unsigned player)
{
    uint8_t without[PLAYERS_MAX];
    unsigned count = auction_without_tile(game, without), at = 0;
    while (at < count && without[at] != player)
        at++;
    return at < count;
}

/* Who bid against the chooser; the chooser, if nobody did. */
static unsigned bidder_of(const struct game *game, unsigned taker, unsigned other)
{
    return taker != game->bazaar.chooser ? taker : other != NOBODY ? other : taker;
}

static int least_between(unsigned other)
{
    return other == NOBODY ? 0 : 1;
}

struct bid_limits sale_limits(const struct game *game, unsigned taker, unsigned other)
{
    int bidder = game_purse(game, bidder_of(game, taker, other));
    int payer = game_purse(game, taker);
    return (struct bid_limits){least_between(other), bidder < payer ? bidder : payer};
}

unsigned sale_ways(const struct game *game, struct auction_deal way[SALE_WAYS_MAX])
{
    uint8_t without[PLAYERS_MAX];
    unsigned players = auction_without_tile(game, without), ways = 0;
    uint8_t chooser = without[0];
    way[ways++] = (struct auction_deal){chooser, NOBODY, 0};
    for (unsigned p = 1; p < players; p++)
        way[ways++] = (struct auction_deal){without[p], chooser, 1};
    for (unsigned p = 1; p < players; p++)
        way[ways++] = (struct auction_deal){chooser, without[p], 1};
    unsigned possible = 0;
    for (unsigned w = 0; w < ways; w++) {
        struct bid_limits limits = sale_limits(game, way[w].taker, way[w].other);
        if (limits.least <= limits.most)
            way[possible++] = way[w];
    }
    return possible;
}

static enum sale_fault find_fault(const struct game *game, unsigned tile, struct auction_deal deal)
{
    const struct bazaar *bazaar = &game->bazaar;
    if (!game_awaits_offer(game))
        return SALE_WRONG_MOMENT;
    if (tile >= bazaar->tiles || bazaar->owner[tile] != NOBODY)
        return SALE_NO_TILE;
    if (!is_without_tile(game, deal.taker) ||
        (deal.other != NOBODY && !is_without_tile(game, deal.other)))
        return SALE_HAS_TILE;
    if ((deal.taker == bazaar->chooser) == (deal.other == bazaar->chooser))
        return SALE_NO_CHOOSER;
    if (deal.points < least_between(deal.other))
        return SALE_TOO_LOW;
    unsigned bidder = bidder_of(game, deal.taker, deal.other);
    if (bidder != bazaar->chooser && deal.points > game_purse(game, bidder))
        return SALE_BIDDER_SHORT;
    return deal.points > game_purse(game, deal.taker) ? SALE_CHOOSER_SHORT : SALE_NO_FAULT;
}

/* What the player who decides does on the way to the deal. */
static struct move next_move(const struct game *game, unsigned tile, struct auction_deal deal)
{
    uint8_t chooser = game->bazaar.chooser;
    if (game_awaits_offer(game))
        return move_offer(tile, deal.other == NOBODY ? deal.points : 0);
    if (game_awaits_settlement(game))
        return move_plain(deal.taker == chooser ? VERB_BUY : VERB_SELL);
    bool bids = deal.other != NOBODY && game_actor(game) == bidder_of(game, deal.taker, deal.other);
    return bids ? move_bid(deal.points) : move_plain(VERB_PASS);
}

enum sale_fault sale_find(const struct game *game, unsigned tile, struct auction_deal deal,
                          struct sale_moves *moves)
{
    struct game then;
    enum sale_fault fault = find_fault(game, tile, deal);
    moves->count = 0;
    if (fault != SALE_NO_FAULT)
        return fault;
    game_copy(&then, game);
    while (auction_is_on(&then) && then.bazaar.owner[tile] == NOBODY) {
        struct move move = next_move(&then, tile, deal);
        moves->move[moves->count++] = move;
        game_apply(&then, move, NULL);
    }
    return SALE_NO_FAULT;
}
