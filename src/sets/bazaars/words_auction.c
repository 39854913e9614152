#include "words_auction.h"

#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

static const char *name_of(const struct seats *seats, unsigned player)
{
    return seats->seat[player].name;
}

struct sentence auction_words_balance(const struct auction_account *account, unsigned player)
{
    int balance = auction_balance(account, player);
    return balance == 0 ? sentence_of("%s", "") : sentence_of("%+d", balance);
}

/* A sale: for nothing, and for so many points. */
static const struct sale_words {
    const char *free, *paid;
} sale_words[] = {
    [WAY_OWN] = {N_("%s takes tile %u for nothing"), N_("%s takes tile %u for %d")},
    [WAY_BOUGHT] = {N_("%s buys tile %u from %s for nothing"),
                    N_("%s buys tile %u from %s for %d")},
    [WAY_SOLD] = {N_("%s sells tile %u to %s for nothing"), N_("%s sells tile %u to %s for %d")},
    [WAY_FORCED] = {N_("%s cannot pay and sells tile %u to %s for nothing"),
                    N_("%s cannot pay and sells tile %u to %s for %d")},
};

static const char *at_price(const struct auction_sale *sale)
{
    const struct sale_words *words = &sale_words[sale->way];
    return sale->points == 0 ? _(words->free) : _(words->paid);
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
        return sentence_of(at_price(sale), taker, tile, points);
    case WAY_BOUGHT:
        return sentence_of(at_price(sale), taker, tile, other, points);
    case WAY_SOLD:
    case WAY_FORCED:
        return sentence_of(at_price(sale), other, tile, taker, points);
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

struct sentence auction_words_task(const struct game *game, const struct seats *seats)
{
    const struct bazaar *bazaar = &game->bazaar;
    const char *name = name_of(seats, game_actor(game));
    switch ((int)game_phase(game)) {
    case PHASE_OFFER:
        return sentence_of(_("%s: choose a tile and open the bidding"), name);
    case PHASE_BID:
        return sentence_of(_("%s: bid more than %d for tile %u, or pass"), name, bazaar->bid,
                           bazaar->offered + 1u);
    case PHASE_SETTLE:
        return sentence_of(_("%s: buy tile %u for %d, or sell it to %s?"), name,
                           bazaar->offered + 1u, bazaar->bid, name_of(seats, bazaar->bidder));
    default:
        return sentence_of(_("%s: take a tile and place it at once"), name);
    }
}

struct sentence auction_words_part(const struct game *game)
{
    unsigned offered = game->bazaar.offered + 1u;
    switch ((int)game_phase(game)) {
    case PHASE_OFFER:
        return sentence_of("%s", _("opens the bidding"));
    case PHASE_BID:
        return sentence_of(_("bids for tile %u"), offered);
    case PHASE_SETTLE:
        return sentence_of(_("buys or sells tile %u"), offered);
    default:
        return sentence_of("%s", _("takes a tile"));
    }
}

struct sentence auction_words_fits(const struct placements *fits, unsigned number, unsigned unseen)
{
    unsigned tile = number + 1, squares = fits->squares, forced = squares - fits->plain;
    const struct fit_words *words =
        fit_words_of(forced > 0 ? (enum verb)fits->action[fits->plain] : VERB_DRAW);
    if (squares == 0)
        return sentence_of(_("Tile %u fits nowhere now."), tile);
    if (unseen > 0 && forced == 0) /* in few words, as there are many squares */
        return sentence_of(_n("Tile %u: %u square; %u off screen: Tab",
                              "Tile %u: %u squares; %u off screen: Tab", squares),
                           tile, squares, unseen);
    if (unseen > 0)
        return sentence_of(language_of_number(words->unseen.one, words->unseen.many, squares), tile,
                           squares, forced, unseen);
    if (fits->plain == 0)
        return sentence_of(language_of_number(words->only_with.one, words->only_with.many, squares),
                           tile, squares);
    if (forced > 0)
        return sentence_of(language_of_number(words->with.one, words->with.many, squares), tile,
                           squares, forced);
    return sentence_of(_n("Tile %u fits on %u square.", "Tile %u fits on %u squares.", squares),
                       tile, squares);
}

struct sentence auction_words_limits(const struct game *game, int bid)
{
    struct bid_limits limits = game_bid_limits(game);
    bool is_limited = game->options.value[OPTION_BAZAAR_BIDS] == BAZAAR_BIDS_OWN_SCORE;
    if (is_limited && bid >= limits.least && bid <= limits.most)
        return sentence_of(_("%d to %d, your score"), limits.least, limits.most);
    return sale_words_limits(limits, bid);
}

struct sentence auction_words_standing(const struct auction_account *account, unsigned player,
                                       const struct game *game)
{
    static const char *const standings[] = {
        [STANDING_IN] = N_("no tile yet"),
        [STANDING_CHOOSES] = N_("chooses"),
        [STANDING_OFFERED] = N_("chose it"),
        [STANDING_TO_BID] = N_("to bid"),
        [STANDING_IS_ASKED] = N_("bids now"),
        [STANDING_BID] = "",
        [STANDING_PASSED] = N_("passed"),
        [STANDING_SHORT] = N_("cannot bid"),
        [STANDING_HAS_TILE] = "",
    };
    enum auction_standing standing = auction_standing(account, game, player);
    if (standing == STANDING_BID)
        return sentence_of(_("bid %d"), account->bid[player]);
    if (standing != STANDING_HAS_TILE)
        return sentence_of("%s", _(standings[standing]));
    unsigned tile = 0;
    while (game->bazaar.owner[tile] != player)
        tile++;
    return sentence_of(_("has tile %u"), tile + 1);
}

/* What the score of the player who decides becomes in a deal. */
static int score_after(const struct game *game, const struct auction_deal *deal)
{
    unsigned actor = game_actor(game);
    int score = game->player[actor].score;
    return score + (deal->other == actor ? deal->points : 0) -
           (deal->taker == actor ? deal->points : 0);
}

struct sentence auction_words_deal(const struct game *game, int bid, unsigned number,
                                   const struct seats *seats)
{
    struct auction_deal deal[2];
    unsigned deals = auction_deals(game, bid, deal);
    const char *chooser = name_of(seats, game->bazaar.chooser);
    if (number >= deals)
        return sentence_of(_("%s cannot pay as much"), chooser);
    int score = game->player[game_actor(game)].score, then = score_after(game, &deal[number]);
    struct sentence change = sentence_of("%d \u2192 %d", score, then);
    if (game_phase(game) == PHASE_OFFER)
        return sentence_of(_("If not outbid: %s"), change.text);
    if (number == 0)
        return sentence_of(_("If you win: %s, to\u00a0%s"), change.text, chooser);
    return sentence_of(_("If %s buys: %s"), chooser, change.text);
}

struct sentence auction_words_deal_told(const struct game *game, int bid, unsigned number,
                                        const struct seats *seats)
{
    struct auction_deal deal[2];
    unsigned deals = auction_deals(game, bid, deal);
    const char *chooser = name_of(seats, game->bazaar.chooser);
    if (number >= deals)
        return sentence_of(_("%s cannot pay %d."), chooser, bid);
    int then = score_after(game, &deal[number]);
    if (game_phase(game) == PHASE_OFFER)
        return sentence_of(_("If not outbid at %d, you have %d."), bid, then);
    if (number == 0)
        return sentence_of(_("If you win at %d, you pay %s and have %d."), bid, chooser, then);
    return sentence_of(_("If %s buys at %d, you have %d."), chooser, bid, then);
}

struct sentence auction_words_last(const struct game *game, unsigned tile,
                                   const struct seats *seats)
{
    uint8_t player[PLAYERS_MAX];
    unsigned last = auction_last_tile(game, tile);
    if (game_phase(game) == PHASE_DRAFT || auction_without_tile(game, player) != 2 ||
        last == NOBODY)
        return sentence_of("%s", "");
    return sentence_of(_("%s or %s gets tile %u for nothing"), name_of(seats, player[0]),
                       name_of(seats, player[1]), last + 1);
}

struct sentence auction_words_names(const uint8_t *player, unsigned count,
                                    const struct seats *seats)
{
    struct sentence names = sentence_of("%s", "");
    for (unsigned p = 0; p < count; p++)
        sentence_list(&names, name_of(seats, player[p]));
    return names;
}

static struct sentence balances_of(const struct auction_account *account, const struct seats *seats)
{
    struct sentence list = sentence_of("%s", "");
    for (unsigned player = 0; player < seats->count; player++) {
        struct sentence balance = auction_words_balance(account, player);
        if (balance.text[0] != '\0')
            sentence_add(&list, "%s%s %s", list.text[0] != '\0' ? ", " : "", name_of(seats, player),
                         balance.text);
    }
    return list;
}

unsigned auction_words_facts(const struct game *game, const struct auction_account *account,
                             const struct seats *seats, struct sentence fact[AUCTION_FACTS_MAX])
{
    uint8_t player[PLAYERS_MAX];
    unsigned facts = 0, count = 0;
    struct sentence balances = balances_of(account, seats);
    if (balances.text[0] != '\0')
        fact[facts++] = sentence_of(_("Points so far: %s."), balances.text);
    for (uint8_t p = 0; p < seats->count; p++)
        if (auction_standing(account, game, p) == STANDING_TO_BID)
            player[count++] = p;
    if (count > 0)
        fact[facts++] =
            sentence_of(_("Still to bid: %s."), auction_words_names(player, count, seats).text);
    count = auction_without_tile(game, player);
    if (game_phase(game) != PHASE_DRAFT && count > 2)
        fact[facts++] = sentence_of(_("One of these gets the last tile for nothing: %s."),
                                    auction_words_names(player, count, seats).text);
    count = auction_order(game, player);
    fact[facts++] = count > 0
                        ? sentence_of(_("The tiles are placed in this order: %s."),
                                      auction_words_names(player, count, seats).text)
                        : sentence_of("%s.", _("The first taker places first, then clockwise"));
    return facts;
}

static const char *left_of_host(const struct game *game, const struct seats *seats)
{
    return name_of(seats, (game->bazaar.host + 1u) % game->options.players);
}

struct sentence auction_words_host(const struct game *game, const struct seats *seats)
{
    return sentence_of(_("%s hosts a bazaar"), name_of(seats, game->bazaar.host));
}

struct sentence auction_words_course(const struct game *game, const struct seats *seats)
{
    const uint8_t *agreed = game->options.value;
    unsigned tiles = game->bazaar.tiles;
    struct sentence text = sentence_of(
        _n("%u tile is revealed, one per player.", "%u tiles are revealed, one per player.", tiles),
        tiles);
    sentence_add(&text, "\n");
    if (auction_has_begun(game))
        return sentence_of(_("The bazaar continues. %s"), auction_words_task(game, seats).text);
    if (game_phase(game) == PHASE_DRAFT) {
        if (agreed[OPTION_BAZAAR_MODE] != BAZAAR_MODE_DRAFT)
            sentence_add(&text, "%s ", _("Nobody has points, so nobody bids."));
        sentence_add(&text, _("Each player in turn takes one and places it at once. %s is first."),
                     left_of_host(game, seats));
        return text;
    }
    sentence_add(
        &text,
        _("%s chooses the first tile. Everyone else may bid once; then it is bought or sold."),
        left_of_host(game, seats));
    if (agreed[OPTION_BAZAAR_BIDS] == BAZAAR_BIDS_OWN_SCORE)
        sentence_add(&text, " %s", _("Nobody may bid more than they have."));
    return text;
}

struct sentence auction_words_first(const struct game *game, const struct seats *seats)
{
    return sentence_of(_("All sold: %s places the first tile"), name_of(seats, game_player(game)));
}

struct sentence bazaar_turn(const struct game *game, const char *name)
{
    return auction_tile_is_in_hand(game)
               ? sentence_of(_("%s places the tile won at the bazaar"), name)
               : sentence_of("%s", "");
}

struct sentence bazaar_tile(const struct game *game)
{
    if (!auction_is_played(game))
        return sentence_of("%s", "");
    return sentence_of("%s", auction_tile_is_in_hand(game) ? _("the tile won")
                                                           : _("the replacement tile"));
}

bool revealed_that_fit(const struct game *game, const struct kind_set *kinds,
                       struct sentence *words)
{
    const struct bazaar *bazaar = &game->bazaar;
    *words = sentence_of("%s", "");
    for (unsigned tile = 0; tile < bazaar->tiles; tile++)
        if (kind_set_has(kinds, bazaar->tile[tile]) &&
            (!game_awaits_draft(game) || bazaar->owner[tile] == NOBODY))
            sentence_add(words, words->text[0] != '\0' ? ", %u" : _("Revealed tiles that fit: %u"),
                         tile + 1);
    return auction_is_open(game);
}

/* Sales at a real table. */

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
