#include "bot_haggling.h"

#include "bot_faults.h"
#include "facts_auction.h"

#include <string.h>

/* Worths are sums of halves, thirds and the like: what is the same must not differ by rounding, as
 * a third player may care much which of two equals is chosen. */
static bool is_more(double a, double b)
{
    const double rounding = 1e-9;
    return a > b + rounding;
}

static bool has(unsigned mask, unsigned number)
{
    return mask >> number & 1u;
}

/* The next of `players` clockwise; `player` comes last. */
static unsigned next_of(const struct haggling *haggling, unsigned players, unsigned player)
{
    do
        player = player + 1 == haggling->game->options.players ? 0 : player + 1;
    while (!has(players, player));
    return player;
}

/* Outcomes. */

static struct outcome nothing(void)
{
    struct outcome outcome = {.gains = {0}};
    memset(outcome.tile, NOBODY, sizeof outcome.tile);
    return outcome;
}

static void haggling_take(const struct haggling *haggling, struct outcome *outcome, unsigned taker,
                          unsigned tile)
{
    outcome->tile[taker] = (uint8_t)tile;
    for (unsigned p = 0; p < haggling->game->options.players; p++)
        outcome->worth[p] += haggling->prices->worth[taker][tile][p];
}

/* What a point of that player is worth to another, or to themselves. */
static double point_of(const struct haggling *haggling, unsigned owner, unsigned player)
{
    return owner == player ? 1 : -haggling->prices->rival[player][owner];
}

/* One's own bid is paid to nobody (BZ6). */
static struct outcome paid(const struct haggling *haggling, const struct outcome *outcome,
                           unsigned payer, unsigned other, int points)
{
    struct outcome then = *outcome;
    then.gains[payer] = (int16_t)(then.gains[payer] - points);
    if (other != payer)
        then.gains[other] = (int16_t)(then.gains[other] + points);
    for (unsigned p = 0; p < haggling->game->options.players; p++) {
        double change = -point_of(haggling, payer, p);
        if (other != payer)
            change += point_of(haggling, other, p);
        then.worth[p] += points * change;
    }
    return then;
}

static const struct outcome *outcome_of(struct haggling *haggling, unsigned tiles, unsigned players,
                                        unsigned chooser);

/* When `taker` gets tile `tile`, apart from the price: that tile and all after it. */
static struct outcome after_taking(struct haggling *haggling, unsigned tiles, unsigned players,
                                   unsigned chooser, unsigned tile, unsigned taker)
{
    const struct game *game = haggling->game;
    bool after_taker = game->options.value[OPTION_BAZAAR_NEXT] == BAZAAR_NEXT_AFTER_TAKER;
    unsigned rest = players & ~(1u << taker);
    struct outcome outcome = nothing();
    if (rest != 0)
        outcome = *outcome_of(haggling, tiles & ~(1u << tile), rest,
                              next_of(haggling, rest, after_taker ? taker : chooser));
    haggling_take(haggling, &outcome, taker, tile);
    return outcome;
}

/* The bidding on one tile. */

struct bidding {
    unsigned chooser, players;
    int floor;                         /* the bid there is; bids looked at are counted from it */
    bool is_foreseen;                  /* by the chooser, who knows of no fault of their own */
    struct outcome taken[PLAYERS_MAX]; /* by taker, apart from the price */
};

/* By the highest bidder and bid: what it comes to. */
struct bid_outcomes {
    struct outcome of[PLAYERS_MAX][HAGGLING_BIDS];
};

static struct bidding bidding_on(struct haggling *haggling, unsigned tiles, unsigned players,
                                 unsigned chooser, unsigned tile, int floor)
{
    struct bidding bidding = {.chooser = chooser, .players = players, .floor = floor};
    for (unsigned p = 0; p < haggling->game->options.players; p++)
        if (has(players, p))
            bidding.taken[p] = after_taking(haggling, tiles, players, chooser, tile, p);
    return bidding;
}

static struct outcome bought(const struct haggling *haggling, const struct bidding *bidding,
                             unsigned bidder, int bid)
{
    return paid(haggling, &bidding->taken[bidding->chooser], bidding->chooser, bidder, bid);
}

static struct outcome sold(const struct haggling *haggling, const struct bidding *bidding,
                           unsigned bidder, int bid)
{
    return paid(haggling, &bidding->taken[bidder], bidder, bidding->chooser, bid);
}

static bool has_fault(const struct haggling *haggling, unsigned player, enum player_fault fault)
{
    return haggling->prices->fault[player] == fault;
}

/* What selling seems to the chooser. */
static double sale_seems(const struct haggling *haggling, const struct bidding *bidding,
                         unsigned bidder, const struct outcome *selling)
{
    unsigned chooser = bidding->chooser;
    bool overlooks_price = has_fault(haggling, chooser, FAULT_KEEPS) && !bidding->is_foreseen;
    return overlooks_price ? bidding->taken[bidder].worth[chooser] : selling->worth[chooser];
}

/* The chooser buys or sells (BZ6); one not outbid has bought from nobody. */
static struct outcome settled(const struct haggling *haggling, const struct bidding *bidding,
                              unsigned bidder, int bid)
{
    unsigned chooser = bidding->chooser;
    struct outcome buying = bought(haggling, bidding, bidder, bid);
    if (bidder == chooser)
        return buying;
    struct outcome selling = sold(haggling, bidding, bidder, bid);
    bool buys = game_purse(haggling->game, chooser) >= bid &&
                !is_more(sale_seems(haggling, bidding, bidder, &selling), buying.worth[chooser]);
    return buys ? buying : selling;
}

static void settle_all(const struct haggling *haggling, const struct bidding *bidding,
                       struct bid_outcomes *outcomes)
{
    for (unsigned p = 0; p < haggling->game->options.players; p++)
        for (int b = 0; has(bidding->players, p) && b <= haggling->most; b++)
            outcomes->of[p][b] = settled(haggling, bidding, p, bidding->floor + b);
}

/* One bidder earlier: from what it comes to after their bid to what it comes to before it. Whatever
 * the highest bid is and whose, they pass or make the best of the greater bids. */
static void step_back(const struct haggling *haggling, const struct bidding *bidding,
                      unsigned bidder, struct bid_outcomes *outcomes)
{
    int purse = game_purse(haggling->game, bidder) - bidding->floor, best = -1;
    for (int b = haggling->most; b >= 0; b--) {
        const struct outcome *raised = best >= 0 ? &outcomes->of[bidder][best] : NULL;
        for (unsigned p = 0; p < haggling->game->options.players; p++)
            if (raised != NULL && p != bidder && has(bidding->players, p) &&
                is_more(raised->worth[bidder], outcomes->of[p][b].worth[bidder]))
                outcomes->of[p][b] = *raised;
        if (b <= purse && (raised == NULL ||
                           !is_more(raised->worth[bidder], outcomes->of[bidder][b].worth[bidder])))
            best = b;
    }
}

/* All who bid after `asked`; the chooser for all. */
static void bid_all(const struct haggling *haggling, const struct bidding *bidding, unsigned asked,
                    struct bid_outcomes *outcomes)
{
    unsigned after[PLAYERS_MAX], count = 0;
    settle_all(haggling, bidding, outcomes);
    for (unsigned p = next_of(haggling, bidding->players, asked); p != bidding->chooser;
         p = next_of(haggling, bidding->players, p))
        after[count++] = p;
    while (count > 0)
        step_back(haggling, bidding, after[--count], outcomes);
}

/* Alternatives: each function lists those of a decision with `see`, which keeps all, or the best.
 */

struct sight_of_moves {
    struct alternatives *list; /* or NULL: the best is enough */
    struct alternative best;
    unsigned player, seen;
};

static void see_as(struct sight_of_moves *sight, struct move move, const struct outcome *outcome,
                   double seems)
{
    struct alternative alternative = {move, *outcome, seems};
    if (sight->seen++ == 0 || is_more(seems, sight->best.seems))
        sight->best = alternative;
    if (sight->list == NULL)
        return;
    struct alternative *all = sight->list->alternative;
    unsigned at = sight->list->count++;
    for (; at > 0 && is_more(seems, all[at - 1].seems); at--)
        all[at] = all[at - 1];
    all[at] = alternative;
}

static void see(struct sight_of_moves *sight, struct move move, const struct outcome *outcome)
{
    see_as(sight, move, outcome, outcome->worth[sight->player]);
}

/* Openings of a tile. Who hates to sell does not foresee that they will not. */
static void see_openings(const struct haggling *haggling, struct bidding *bidding, unsigned tile,
                         struct sight_of_moves *sight)
{
    unsigned player = sight->player;
    int most = has_fault(haggling, player, FAULT_OPENS) ? 0 : game_purse(haggling->game, player);
    bool foresees = has_fault(haggling, player, FAULT_KEEPS);
    struct bid_outcomes outcomes, foreseen;
    bid_all(haggling, bidding, player, &outcomes);
    bidding->is_foreseen = true;
    if (foresees)
        bid_all(haggling, bidding, player, &foreseen);
    for (int b = 0; b <= haggling->most && b <= most; b++) {
        const struct outcome *outcome = &outcomes.of[player][b];
        see_as(sight, move_offer(tile, b), outcome,
               foresees ? foreseen.of[player][b].worth[player] : outcome->worth[player]);
    }
}

static void see_offers(struct haggling *haggling, unsigned tiles, unsigned players,
                       struct sight_of_moves *sight)
{
    for (unsigned t = 0; t < REVEALED_MAX; t++) {
        if (!has(tiles, t))
            continue;
        struct bidding bidding = bidding_on(haggling, tiles, players, sight->player, t, 0);
        see_openings(haggling, &bidding, t, sight);
    }
}

static void see_takes(struct haggling *haggling, unsigned tiles, unsigned players,
                      struct sight_of_moves *sight)
{
    for (unsigned t = 0; t < REVEALED_MAX; t++) {
        if (!has(tiles, t))
            continue;
        struct outcome outcome =
            after_taking(haggling, tiles, players, sight->player, t, sight->player);
        see(sight, move_take(t), &outcome);
    }
}

static void see_choices(struct haggling *haggling, unsigned tiles, unsigned players,
                        struct sight_of_moves *sight)
{
    bool is_last = (players & (players - 1)) == 0; /* the last tile is free (BZ9) */
    if (is_last || game_awaits_draft(haggling->game))
        see_takes(haggling, tiles, players, sight);
    else
        see_offers(haggling, tiles, players, sight);
}

static const struct outcome *outcome_of(struct haggling *haggling, unsigned tiles, unsigned players,
                                        unsigned chooser)
{
    struct outcome *outcome = &haggling->outcome[tiles][players][chooser];
    if (haggling->stop != NULL && *haggling->stop) {
        *outcome = nothing();
        return outcome;
    }
    if (!haggling->known[tiles][players][chooser]) {
        struct sight_of_moves sight = {.player = chooser};
        see_choices(haggling, tiles, players, &sight);
        *outcome = sight.best.outcome;
    }
    haggling->known[tiles][players][chooser] = true;
    return outcome;
}

/* The position. */

/* How much it can matter to a player who gets which tile: nobody pays more. */
static int most_to_gain(const struct haggling *haggling, unsigned tiles, unsigned players)
{
    double most = 0;
    for (unsigned player = 0; player < PLAYERS_MAX; player++) {
        double gain = 0;
        for (unsigned taker = 0; taker < PLAYERS_MAX; taker++) {
            double low = 0, high = 0;
            bool is_first = true;
            for (unsigned t = 0; t < REVEALED_MAX; t++) {
                if (!has(players, taker) || !has(tiles, t))
                    continue;
                double worth = haggling->prices->worth[taker][t][player];
                low = is_first || worth < low ? worth : low;
                high = is_first || worth > high ? worth : high;
                is_first = false;
            }
            gain += high - low;
        }
        most = gain > most ? gain : most;
    }
    return most < HAGGLING_BIDS - 2 ? (int)most + 1 : HAGGLING_BIDS - 1;
}

void haggling_begin(struct haggling *haggling, const struct game *game, const struct prices *prices)
{
    haggling->game = game;
    haggling->prices = prices;
    haggling->stop = NULL;
    haggling->most = most_to_gain(haggling, auction_tiles_left(game), auction_players_left(game));
    memset(haggling->known, 0, sizeof haggling->known);
}

/* What can be paid depends on the scores, with option bazaar-bids=own-score. */
void haggling_turn_to(struct haggling *haggling, const struct game *game)
{
    for (unsigned p = 0; p < game->options.players; p++)
        if (game_purse(game, p) != game_purse(haggling->game, p))
            memset(haggling->known, 0, sizeof haggling->known);
    haggling->game = game;
}

static void see_settlements(const struct haggling *haggling, const struct bidding *bidding,
                            struct sight_of_moves *sight)
{
    const struct bazaar *bazaar = &haggling->game->bazaar;
    struct outcome buying = bought(haggling, bidding, bazaar->bidder, bazaar->bid);
    struct outcome selling = sold(haggling, bidding, bazaar->bidder, bazaar->bid);
    see(sight, move_plain(VERB_BUY), &buying);
    see_as(sight, move_plain(VERB_SELL), &selling,
           sale_seems(haggling, bidding, bazaar->bidder, &selling));
}

static void see_bids(const struct haggling *haggling, const struct bidding *bidding,
                     struct sight_of_moves *sight)
{
    struct bid_limits limits = game_bid_limits(haggling->game);
    struct bid_outcomes outcomes;
    bid_all(haggling, bidding, sight->player, &outcomes);
    see(sight, move_plain(VERB_PASS), &outcomes.of[haggling->game->bazaar.bidder][0]);
    for (int b = 1; b <= haggling->most && bidding->floor + b <= limits.most; b++)
        see(sight, move_bid(bidding->floor + b), &outcomes.of[sight->player][b]);
}

/* The bidding on a tile as it stands, or after that opening. */
static struct bidding bidding_now(struct haggling *haggling, unsigned tile, int opening)
{
    const struct game *game = haggling->game;
    return bidding_on(haggling, auction_tiles_left(game), auction_players_left(game),
                      game->bazaar.chooser, tile,
                      auction_is_offered(game) ? game->bazaar.bid : opening);
}

/* Every move of the decision due. */
static void see_all(struct haggling *haggling, struct sight_of_moves *sight)
{
    const struct game *game = haggling->game;
    if (!game_awaits_bid(game) && !game_awaits_settlement(game)) {
        see_choices(haggling, auction_tiles_left(game), auction_players_left(game), sight);
        return;
    }
    struct bidding bidding = bidding_now(haggling, game->bazaar.offered, 0);
    if (game_awaits_bid(game))
        see_bids(haggling, &bidding, sight);
    else
        see_settlements(haggling, &bidding, sight);
}

void haggling_list(struct haggling *haggling, struct alternatives *alternatives)
{
    struct sight_of_moves sight = {.list = alternatives, .player = game_actor(haggling->game)};
    alternatives->player = sight.player;
    alternatives->count = 0;
    see_all(haggling, &sight);
}

struct alternative haggling_best(struct haggling *haggling)
{
    struct sight_of_moves sight = {.player = game_actor(haggling->game)};
    see_all(haggling, &sight);
    return sight.best;
}

/* A bid too high for anybody to gain by it is not raised: the chooser sells. */
static struct outcome outcome_of_bid(struct haggling *haggling, const struct bidding *bidding,
                                     unsigned bidder, int bid)
{
    struct bid_outcomes outcomes;
    if (bid - bidding->floor > haggling->most)
        return settled(haggling, bidding, bidder, bid);
    bid_all(haggling, bidding, game_actor(haggling->game), &outcomes);
    return outcomes.of[bidder][bid - bidding->floor];
}

struct outcome haggling_outcome(struct haggling *haggling, struct move move)
{
    const struct game *game = haggling->game;
    const struct bazaar *bazaar = &game->bazaar;
    unsigned player = game_actor(game);
    if (move.verb == VERB_TAKE)
        return after_taking(haggling, auction_tiles_left(game), auction_players_left(game), player,
                            move.arg, player);
    struct bidding bidding =
        bidding_now(haggling, move.verb == VERB_OFFER ? move.arg : bazaar->offered, 0);
    switch ((int)move.verb) {
    case VERB_BUY:
        return bought(haggling, &bidding, bazaar->bidder, bazaar->bid);
    case VERB_SELL:
        return sold(haggling, &bidding, bazaar->bidder, bazaar->bid);
    case VERB_PASS:
        return outcome_of_bid(haggling, &bidding, bazaar->bidder, bazaar->bid);
    default:
        return outcome_of_bid(haggling, &bidding, player, move.points);
    }
}

/* Whether that player is still to be asked for a bid. */
static bool may_still_bid(const struct haggling *haggling, unsigned bidder)
{
    const struct game *game = haggling->game;
    unsigned chooser = game->bazaar.chooser, asked;
    if (!game_awaits_bid(game))
        return !game_awaits_settlement(game);
    for (asked = game_actor(game); asked != chooser && asked != bidder;)
        asked = next_of(haggling, auction_players_left(game), asked);
    return asked == bidder;
}

/* The same numbers as those that the best bid is found with. */
static int highest_bid(struct haggling *haggling, const struct bidding *bidding, unsigned bidder)
{
    int highest = -1, purse = game_purse(haggling->game, bidder) - bidding->floor;
    struct bid_outcomes outcomes;
    unsigned standing =
        auction_is_offered(haggling->game) ? haggling->game->bazaar.bidder : bidding->chooser;
    if (!may_still_bid(haggling, bidder))
        return -1;
    outcomes.of[standing][0] = nothing(); /* for checkers, which do not see who is in the game */
    bid_all(haggling, bidding, bidder, &outcomes);
    double passed = outcomes.of[standing][0].worth[bidder];
    for (int b = 1; b <= haggling->most && b <= purse; b++)
        if (is_more(outcomes.of[bidder][b].worth[bidder], passed))
            highest = bidding->floor + b;
    return highest;
}

struct terms haggling_terms(struct haggling *haggling, unsigned tile, unsigned bidder, int opening)
{
    struct bidding bidding = bidding_now(haggling, tile, opening);
    unsigned chooser = bidding.chooser;
    double own = bidding.taken[chooser].worth[chooser] - bidding.taken[bidder].worth[chooser];
    double a_point = 2 * (1 + haggling->prices->rival[chooser][bidder]);
    return (struct terms){.buy_below = own / a_point,
                          .highest = highest_bid(haggling, &bidding, bidder)};
}
