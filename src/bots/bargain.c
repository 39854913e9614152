#include "bots/bargain.h"

#include "bots/power.h"

/* The bargain. Everybody's aim is a sum of all gains with fixed weights, so what happened before
 * does not change what is best: own gains, less those of the others, the more so the closer each is
 * to the lead. For two players that is the margin. */
struct bargain {
    const struct sight *sight;
    const struct game *game;
    const struct tile_values *values;
    struct bargain_memory *memory;
    unsigned players;
    int most; /* no bid above this comes into question */
    float aim[PLAYERS_MAX][PLAYERS_MAX];
};

static float worth_to(const struct bargain *bargain, const struct values *values, unsigned player)
{
    float sum = 0;
    for (unsigned p = 0; p < bargain->players; p++)
        sum += bargain->aim[player][p] * values->of[p];
    return sum;
}

/* Points of lead that make a rival e times as important. */
static const double closeness = 8;

static void set_aims(struct bargain *bargain, const struct values *standing)
{
    for (unsigned player = 0; player < bargain->players; player++) {
        double share[PLAYERS_MAX], sum = 0;
        for (unsigned p = 0; p < bargain->players; p++) {
            share[p] = p == player ? 0 : power_exp((double)standing->of[p] / closeness);
            sum += share[p];
        }
        for (unsigned p = 0; p < bargain->players; p++)
            bargain->aim[player][p] = p == player                   ? 1
                                      : bargain->sight->sees_rivals ? -(float)(share[p] / sum)
                                                                    : 0;
    }
}

static bool has(unsigned mask, unsigned number)
{
    return mask >> number & 1u;
}

/* The next of `players` clockwise; `player` comes last. */
static unsigned next_of(const struct bargain *bargain, unsigned players, unsigned player)
{
    do
        player = player + 1 == bargain->players ? 0 : player + 1;
    while (!has(players, player));
    return player;
}

static struct values sum_of(const struct values *a, const struct values *b)
{
    struct values sum = *a;
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        sum.of[p] += b->of[p];
    return sum;
}

static struct values result_of(const struct bargain *bargain, unsigned tiles, unsigned players,
                               unsigned chooser);

/* What it comes to when `taker` gets tile `tile`, apart from the price: the tile and all tiles
 * after it. */
static struct values result_of_taking(const struct bargain *bargain, unsigned tiles,
                                      unsigned players, unsigned chooser, unsigned tile,
                                      unsigned taker)
{
    bool after_taker =
        bargain->game->options.value[OPTION_BAZAAR_NEXT] == BAZAAR_NEXT_AFTER_TAKER ||
        game_phase(bargain->game) == PHASE_DRAFT;
    unsigned rest = players & ~(1u << taker);
    const struct values *gain = &bargain->values->gain[taker][tile];
    if (rest == 0)
        return *gain;
    unsigned next = next_of(bargain, rest, after_taker ? taker : chooser);
    struct values later = result_of(bargain, tiles & ~(1u << tile), rest, next);
    return sum_of(gain, &later);
}

/* The bids on one tile. */
enum { BIDS_SEEN = 64, BIDDERS_MAX = PLAYERS_MAX };

struct bidding {
    unsigned chooser, bidders; /* others who may bid, in order */
    unsigned bidder[BIDDERS_MAX];
    int floor, bids;                  /* the bids looked at: from `floor` on, so many */
    struct values taken[PLAYERS_MAX]; /* what it comes to, by taker, apart from the price */
};

/* What it comes to for each highest bid and its bidder. */
struct bid_results {
    struct values of[PLAYERS_MAX][BIDS_SEEN];
};

static struct values paid(struct values values, unsigned taker, unsigned other, int bid)
{
    values.of[taker] -= (float)bid;
    if (other != taker)
        values.of[other] += (float)bid;
    return values;
}

/* Whether the chooser buys when that player's bid is the highest (BZ6). */
static bool buys(const struct bargain *bargain, const struct bidding *bidding, unsigned bidder,
                 int bid)
{
    struct values bought = paid(bidding->taken[bidding->chooser], bidding->chooser, bidder, bid);
    struct values sold = paid(bidding->taken[bidder], bidder, bidding->chooser, bid);
    if (bidder == bidding->chooser)
        return true;
    return game_purse(bargain->game, bidding->chooser) >= bid &&
           worth_to(bargain, &bought, bidding->chooser) >=
               worth_to(bargain, &sold, bidding->chooser);
}

static void settle_all(const struct bargain *bargain, const struct bidding *bidding,
                       struct bid_results *results)
{
    for (unsigned p = 0; p < bargain->players; p++)
        for (int b = 0; b < bidding->bids; b++) {
            int bid = bidding->floor + b;
            results->of[p][b] =
                buys(bargain, bidding, p, bid)
                    ? paid(bidding->taken[bidding->chooser], bidding->chooser, p, bid)
                    : paid(bidding->taken[p], p, bidding->chooser, bid);
        }
}

/* One bidder earlier: from what it comes to after their bid to what it comes to before. For each
 * highest bid and bidder they pass or make the best of the greater bids. */
static void step_back(const struct bargain *bargain, const struct bidding *bidding, unsigned bidder,
                      struct bid_results *results)
{
    int purse = game_purse(bargain->game, bidder) - bidding->floor;
    int best = -1; /* of the bids above b */
    for (int b = bidding->bids - 1; b >= 0; b--) {
        float raised = best >= 0 ? worth_to(bargain, &results->of[bidder][best], bidder) : 0;
        for (unsigned p = 0; p < bargain->players; p++)
            if (best > b && p != bidder && raised > worth_to(bargain, &results->of[p][b], bidder))
                results->of[p][b] = results->of[bidder][best];
        if (b <= purse &&
            (best < 0 || worth_to(bargain, &results->of[bidder][b], bidder) >= raised))
            best = b;
    }
}

static struct bidding bidding_on(const struct bargain *bargain, unsigned tiles, unsigned players,
                                 unsigned chooser, unsigned tile)
{
    struct bidding bidding = {.chooser = chooser, .bids = bargain->most + 1};
    for (unsigned p = next_of(bargain, players, chooser); p != chooser;
         p = next_of(bargain, players, p))
        bidding.bidder[bidding.bidders++] = p;
    for (unsigned p = 0; p < bargain->players; p++)
        if (has(players, p))
            bidding.taken[p] = result_of_taking(bargain, tiles, players, chooser, tile, p);
    return bidding;
}

/* A choice of the chooser and what it comes to. */
struct choice {
    unsigned tile;
    int bid;
    float worth;
    struct values result;
};

static struct choice best_offer(const struct bargain *bargain, unsigned tiles, unsigned players,
                                unsigned chooser)
{
    struct choice best = {.tile = REVEALED_MAX};
    for (unsigned t = 0; t < bargain->players; t++) {
        struct bid_results results;
        if (!has(tiles, t))
            continue;
        struct bidding bidding = bidding_on(bargain, tiles, players, chooser, t);
        settle_all(bargain, &bidding, &results);
        for (unsigned i = bidding.bidders; i-- > 0;)
            step_back(bargain, &bidding, bidding.bidder[i], &results);
        int purse = game_purse(bargain->game, chooser);
        for (int b = 0; b < bidding.bids && b <= purse; b++) {
            float worth = worth_to(bargain, &results.of[chooser][b], chooser);
            if (best.tile == REVEALED_MAX || worth > best.worth)
                best = (struct choice){t, b, worth, results.of[chooser][b]};
        }
    }
    return best;
}

static struct choice best_take(const struct bargain *bargain, unsigned tiles, unsigned players,
                               unsigned chooser)
{
    struct choice best = {.tile = REVEALED_MAX};
    for (unsigned t = 0; t < bargain->players; t++) {
        if (!has(tiles, t))
            continue;
        struct values result = result_of_taking(bargain, tiles, players, chooser, t, chooser);
        float worth = worth_to(bargain, &result, chooser);
        if (best.tile == REVEALED_MAX || worth > best.worth)
            best = (struct choice){t, 0, worth, result};
    }
    return best;
}

static struct choice best_choice(const struct bargain *bargain, unsigned tiles, unsigned players,
                                 unsigned chooser)
{
    bool is_last = (players & (players - 1)) == 0; /* the last tile is free (BZ9) */
    return is_last || game_phase(bargain->game) == PHASE_DRAFT
               ? best_take(bargain, tiles, players, chooser)
               : best_offer(bargain, tiles, players, chooser);
}

/* Stopped, it takes no account of what comes later. */
static struct values result_of(const struct bargain *bargain, unsigned tiles, unsigned players,
                               unsigned chooser)
{
    if (sight_is_stopped(bargain->sight))
        return (struct values){{0}};
    struct values *result = &bargain->memory->result[tiles][players][chooser];
    uint8_t *known = &bargain->memory->known[tiles][players][chooser];
    if (!*known)
        *result = best_choice(bargain, tiles, players, chooser).result;
    *known = 1;
    return *result;
}

/* The move due. */

/* How much it can matter to `player` which tile `taker` gets. */
static float range_of(const struct bargain *bargain, unsigned tiles, unsigned taker,
                      unsigned player)
{
    float least = 1e9f, most = -1e9f;
    for (unsigned t = 0; t < bargain->players; t++) {
        float worth = worth_to(bargain, &bargain->values->gain[taker][t], player);
        if (!has(tiles, t))
            continue;
        least = worth < least ? worth : least;
        most = worth > most ? worth : most;
    }
    return most - least;
}

/* The most that it can change for any player, by their own aim, who gets which tile: nobody pays
 * more. */
static int highest_price(const struct bargain *bargain, unsigned tiles, unsigned players)
{
    float most = 0;
    for (unsigned p = 0; p < bargain->players; p++) {
        float sum = 0;
        for (unsigned q = 0; q < bargain->players; q++)
            sum += has(players, q) ? range_of(bargain, tiles, q, p) : 0;
        most = sum > most ? sum : most;
    }
    return most < BIDS_SEEN - 2 ? (int)most + 1 : BIDS_SEEN - 1;
}

/* The bidding on the tile offered, from the present bid on. */
static struct bidding bidding_now(const struct bargain *bargain, unsigned tiles, unsigned players)
{
    const struct bazaar *bazaar = &bargain->game->bazaar;
    struct bidding bidding = bidding_on(bargain, tiles, players, bazaar->chooser, bazaar->offered);
    bidding.floor = bazaar->bid;
    return bidding;
}

static struct move best_settlement(const struct bargain *bargain, unsigned tiles, unsigned players,
                                   float *worth)
{
    const struct bazaar *bazaar = &bargain->game->bazaar;
    unsigned chooser = bazaar->chooser, bidder = bazaar->bidder;
    struct bidding bidding = bidding_now(bargain, tiles, players);
    bool buy = buys(bargain, &bidding, bidder, bazaar->bid);
    struct values result = buy ? paid(bidding.taken[chooser], chooser, bidder, bazaar->bid)
                               : paid(bidding.taken[bidder], bidder, chooser, bazaar->bid);
    *worth = worth_to(bargain, &result, chooser);
    return move_plain(buy ? VERB_BUY : VERB_SELL);
}

static struct move best_bid(const struct bargain *bargain, unsigned tiles, unsigned players,
                            float *worth)
{
    const struct bazaar *bazaar = &bargain->game->bazaar;
    struct bidding bidding = bidding_now(bargain, tiles, players);
    struct bid_limits limits = game_bid_limits(bargain->game);
    struct bid_results results;
    struct move move = move_plain(VERB_PASS);
    settle_all(bargain, &bidding, &results);
    for (unsigned i = bidding.bidders; i-- > 0 && bidding.bidder[i] != bazaar->asked;)
        step_back(bargain, &bidding, bidding.bidder[i], &results);
    *worth = worth_to(bargain, &results.of[bazaar->bidder][0], bazaar->asked);
    for (int b = 1; b < bidding.bids && bidding.floor + b <= limits.most; b++) {
        float raised = worth_to(bargain, &results.of[bazaar->asked][b], bazaar->asked);
        if (raised <= *worth)
            continue;
        *worth = raised;
        move = move_bid(bidding.floor + b);
    }
    return move;
}

struct move bargain_move(const struct sight *sight, const struct game *game,
                         const struct tile_values *values, struct bargain_memory *memory,
                         float *worth)
{
    struct bargain bargain = {.sight = sight,
                              .game = game,
                              .values = values,
                              .memory = memory,
                              .players = game->options.players};
    struct outlook outlook;
    struct appraising appraising;
    struct values standing;
    unsigned tiles = lots_tiles(game), players = lots_players(game);
    outlook_of(&outlook, &sight->rows, &game->pile);
    appraising_begin(&appraising, &sight->appraiser, &outlook, game);
    appraise(&appraising, &standing);
    set_aims(&bargain, &standing);
    bargain.most = highest_price(&bargain, tiles, players);
    memset(memory->known, 0, sizeof memory->known);
    if (game_phase(game) == PHASE_SETTLE)
        return best_settlement(&bargain, tiles, players, worth);
    if (game_phase(game) == PHASE_BID)
        return best_bid(&bargain, tiles, players, worth);
    struct choice choice = best_choice(&bargain, tiles, players, game->bazaar.chooser);
    *worth = choice.worth;
    return game_phase(game) == PHASE_DRAFT ? move_take(choice.tile)
                                           : move_offer(choice.tile, choice.bid);
}
