#include "words_sale.h"
#include "language/language.h"
#include "wording/entry_words.h"

static const char *name_of(const struct seats *seats, unsigned player)
{
    return seats->seat[player].name;
}

struct sentence sale_words_task(const struct game *game, const struct seats *seats)
{
    return sentence_of(_("%s chose a tile: who took it, for how much?"),
                       name_of(seats, game->bazaar.chooser));
}

struct sentence sale_words_which(const struct game *game, const struct seats *seats)
{
    return sentence_of(_("%s chose a tile: which one?"), name_of(seats, game->bazaar.chooser));
}

struct sentence sale_words_fault(const struct game *game, enum sale_fault fault,
                                 struct auction_deal deal, const struct seats *seats)
{
    unsigned chooser = game->bazaar.chooser;
    unsigned bidder = deal.taker == chooser && deal.other != NOBODY ? deal.other : deal.taker;
    switch (fault) {
    case SALE_NO_TILE:
        return sentence_of("%s", _("That tile has been sold already."));
    case SALE_HAS_TILE:
        return sentence_of("%s", _("A player who has a tile takes no part any more."));
    case SALE_NO_CHOOSER:
        return sentence_of(_("%s chose the tile, so %s keeps it, or is paid."),
                           name_of(seats, chooser), name_of(seats, chooser));
    case SALE_TOO_LOW:
        return sentence_of("%s", _("The first bid may be 0, but each other one is higher."));
    case SALE_BIDDER_SHORT:
    case SALE_CHOOSER_SHORT: {
        unsigned player = fault == SALE_BIDDER_SHORT ? bidder : chooser;
        return sentence_of(_("%s cannot bid or pay more than %d here."), name_of(seats, player),
                           game_purse(game, player));
    }
    case SALE_NO_FAULT:
    case SALE_WRONG_MOMENT:
        break;
    }
    return sentence_of("%s", _("No tile is being sold now."));
}

struct sentence sale_words_limits(struct bid_limits limits, int points)
{
    if (points > limits.most)
        return sentence_of(_("too high: up to %d"), limits.most);
    if (points < limits.least)
        return sentence_of(_("too low: %d or more"), limits.least);
    if (limits.most < BIDS_MAX)
        return sentence_of(_("%d to %d"), limits.least, limits.most);
    return sentence_of(_("%d or more"), limits.least);
}

struct sentence sale_words_way(struct auction_deal deal, const struct seats *seats)
{
    if (deal.other == NOBODY)
        return sentence_of(_("%s, who pays nobody"), name_of(seats, deal.taker));
    return sentence_of(_("%s, who pays %s"), name_of(seats, deal.taker),
                       name_of(seats, deal.other));
}

struct sentence auction_words_balance(const struct auction_course *course, unsigned player)
{
    int balance = auction_balance(course, player);
    return balance == 0 ? sentence_of("%s", "") : sentence_of("%+d", balance);
}

/* A sale: for nothing, and for so many points. */
struct sale_words {
    const char *free, *paid;
};

static const struct sale_words own_words = {N_("%s takes tile %u for nothing"),
                                            N_("%s takes tile %u for %d")};
static const struct sale_words bought_words = {N_("%s buys tile %u from %s for nothing"),
                                               N_("%s buys tile %u from %s for %d")};
static const struct sale_words sold_words = {N_("%s sells tile %u to %s for nothing"),
                                             N_("%s sells tile %u to %s for %d")};
static const struct sale_words forced_words = {
    N_("%s cannot pay and sells tile %u to %s for nothing"),
    N_("%s cannot pay and sells tile %u to %s for %d")};

static const char *at_price(const struct sale_words *words, int points)
{
    return points == 0 ? _(words->free) : _(words->paid);
}

struct sentence auction_words_sale(const struct auction_sale *sale, const struct seats *seats)
{
    const char *taker = name_of(seats, sale->taker);
    const char *other = sale->other == NOBODY ? "" : name_of(seats, sale->other);
    unsigned tile = sale->tile + 1u;
    int points = sale->points;
    switch ((enum auction_way)sale->way) {
    case WAY_TAKEN:
        return sentence_of(_("%s takes tile %u"), taker, tile);
    case WAY_OWN:
        return sentence_of(at_price(&own_words, points), taker, tile, points);
    case WAY_BOUGHT:
        return sentence_of(at_price(&bought_words, points), taker, tile, other, points);
    case WAY_SOLD:
        return sentence_of(at_price(&sold_words, points), other, tile, taker, points);
    case WAY_FORCED:
        return sentence_of(at_price(&forced_words, points), other, tile, taker, points);
    case WAY_LAST:
        return sentence_of(_("%s gets tile %u, the last, for nothing"), taker, tile);
    }
    return sentence_of("%s", "");
}

struct sentence tiles_won(const struct career *career)
{
    if (career->counted[FROM_AUCTIONS] == 0)
        return (struct sentence){""};
    return sentence_of(_n("%u tile won, %s points on average; %u bought, %u sold",
                          "%u tiles won, %s points each on average; %u bought, %u sold",
                          career->won),
                       career->won, sentence_of_tenths(career_average_price(career)).text,
                       career->bought, career->sold);
}
