#include "words_sale.h"

#include "language/language.h"

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
