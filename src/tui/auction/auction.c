#include "tui/auction/auction.h"

#include "language/language.h"

#include <stdio.h>

static bool is_choosing(const struct game *game)
{
    return game_phase(game) == PHASE_OFFER || game_phase(game) == PHASE_DRAFT;
}

static void set_hint(struct auction *auction, const struct game *game)
{
    enum phase phase = game_phase(game);
    char *hint = auction->hint;
    if (phase == PHASE_OFFER)
        snprintf(hint, AUCTION_HINT_SIZE, _("offer tile %u for %d"), auction->tile + 1u,
                 auction->bid);
    else if (phase == PHASE_BID)
        snprintf(hint, AUCTION_HINT_SIZE, _("bid %d"), auction->bid);
    else if (phase == PHASE_SETTLE)
        snprintf(hint, AUCTION_HINT_SIZE, auction->sells ? _("sell for %d") : _("buy for %d"),
                 game->bazaar.bid);
    else
        snprintf(hint, AUCTION_HINT_SIZE, _("take tile %u"), auction->tile + 1u);
}

static void look_at(struct auction *auction, const struct game *game, unsigned tile)
{
    auction->tile = (uint8_t)tile;
    if (!auction->is_blind)
        placements_find(&auction->fits, game, game->bazaar.tile[tile], game_actor(game));
    auction->is_aimed = false;
    set_hint(auction, game);
}

static bool can_look_at(const struct game *game, unsigned tile)
{
    return !is_choosing(game) || game->bazaar.owner[tile] == NOBODY;
}

void auction_begin(struct auction *auction, const struct game *game)
{
    unsigned tile = 0;
    if (is_choosing(game))
        while (!can_look_at(game, tile))
            tile++;
    else
        tile = game->bazaar.offered;
    auction->is_typed = auction->sells = false;
    auction->bid = is_choosing(game) ? 0 : game_bid_limits(game).least;
    look_at(auction, game, tile);
}

void auction_step(struct auction *auction, const struct game *game, int by)
{
    unsigned tiles = game->bazaar.tiles, tile = auction->tile;
    do
        tile = (tile + tiles + (unsigned)by) % tiles;
    while (!can_look_at(game, tile));
    look_at(auction, game, tile);
}

void auction_choose(struct auction *auction, const struct game *game, unsigned number)
{
    if (number >= 1 && number <= game->bazaar.tiles && can_look_at(game, number - 1))
        look_at(auction, game, number - 1);
}

static void set_bid(struct auction *auction, const struct game *game, int bid)
{
    auction->bid = bid < 0 ? 0 : bid > BIDS_MAX ? BIDS_MAX : bid;
    set_hint(auction, game);
}

void auction_raise(struct auction *auction, const struct game *game, int by)
{
    struct bid_limits limits = game_bid_limits(game);
    int bid = auction->bid + by;
    if (game_phase(game) == PHASE_BID)
        auction->is_typed = false;
    set_bid(auction, game,
            bid < limits.least  ? limits.least
            : bid > limits.most ? limits.most
                                : bid);
}

void auction_type(struct auction *auction, const struct game *game, int digit)
{
    int begun = auction->is_typed ? auction->bid : 0;
    if (10 * begun + digit <= BIDS_MAX)
        set_bid(auction, game, 10 * begun + digit);
    auction->is_typed = true;
}

void auction_erase(struct auction *auction, const struct game *game)
{
    set_bid(auction, game, auction->bid / 10);
}

void auction_turn_typing(struct auction *auction, const struct game *game)
{
    auction->is_typed = !auction->is_typed;
    set_bid(auction, game, auction->is_typed ? 0 : auction->bid);
}

void auction_turn_selling(struct auction *auction, const struct game *game)
{
    auction->sells = !auction->sells;
    set_hint(auction, game);
}

struct move auction_move(const struct auction *auction, const struct game *game)
{
    switch ((int)game_phase(game)) {
    case PHASE_OFFER:
        return move_offer(auction->tile, auction->bid);
    case PHASE_BID:
        return move_bid(auction->bid);
    case PHASE_SETTLE:
        return move_plain(auction->sells ? VERB_SELL : VERB_BUY);
    default:
        return move_take(auction->tile);
    }
}

bool auction_bid_is_good(const struct auction *auction, const struct game *game)
{
    struct bid_limits limits = game_bid_limits(game);
    return auction->bid >= limits.least && auction->bid <= limits.most;
}
