#include "valuing/auction_prices.h"
#include "bots/appraisal.h"
#include "sets/bazaars/bot_bargain.h"

#include <string.h>

static unsigned count_of(unsigned mask)
{
    unsigned count = 0;
    for (; mask > 0; mask >>= 1)
        count += mask & 1u;
    return count;
}

/* Shared out among n, a tile's mean margin holds not only its own worth: the others share out the
 * rest, in which it is missing. Where worths are added up over the players, that makes differences
 * of means larger than those of worths by n / (n - 1). */
static double own_part(const struct valuing *valuing)
{
    unsigned players = count_of(valuing_players(valuing));
    return (players - 1.0) / players;
}

/* The least tile left, against which worths are counted. */
static unsigned first_tile(const struct valuing *valuing)
{
    unsigned tile = 0;
    while (!(valuing_tiles(valuing) >> tile & 1u))
        tile++;
    return tile;
}

static double price_of_tile(const struct valuing *valuing, const struct margin_tally *tally,
                            unsigned taker, unsigned tile, unsigned player)
{
    unsigned first = first_tile(valuing);
    if (tally_rounds(tally) == 0)
        return valuing_tile_at_once(valuing, taker, tile, first, player);
    return own_part(valuing) * (tally_mean(tally, valuing_cell(taker, tile), player) -
                                tally_mean(tally, valuing_cell(taker, first), player));
}

/* Before the first round every other is as likely as the next to be the best. */
static double price_of_rival(const struct margin_tally *tally, unsigned players, unsigned player,
                             unsigned other)
{
    if (player == other)
        return 0;
    return tally_rounds(tally) == 0 ? 1.0 / (players - 1) : tally_rival(tally, player, other);
}

static void prices_find_by(const struct valuing *valuing, const struct margin_tally *tally,
                           unsigned players, struct prices *prices)
{
    unsigned takers = valuing_players(valuing), tiles = valuing_tiles(valuing);
    memset(prices, 0, sizeof *prices);
    for (unsigned player = 0; player < players; player++) {
        for (unsigned other = 0; other < players; other++)
            prices->rival[player][other] = price_of_rival(tally, players, player, other);
        for (unsigned taker = 0; taker < players; taker++)
            for (unsigned tile = 0; tile < REVEALED_MAX; tile++)
                if (takers >> taker & 1u && tiles >> tile & 1u)
                    prices->worth[taker][tile][player] =
                        price_of_tile(valuing, tally, taker, tile, player);
    }
}

static unsigned policies_of(const struct valuing *valuing)
{
    return tally_rounds(valuing_tally(valuing, POLICY_SEARCH)) > 0 ? POLICIES : 1;
}

/* Those between the policies. */
void auction_prices_find(const struct valuing *valuing, unsigned players, struct prices *prices)
{
    struct margin_tally between = *valuing_tally(valuing, POLICY_GREEDY);
    if (policies_of(valuing) == POLICIES)
        tally_meet(&between, valuing_tally(valuing, POLICY_SEARCH));
    prices_find_by(valuing, &between, players, prices);
}

/* How often prices are drawn again. */
enum { AGAIN = 40 };

static bool is_sample(const struct margin_tally *tally)
{
    return tally_rounds(tally) > 0 && !tally_is_exact(tally);
}

/* Whether there is luck in what either policy says. */
static bool has_luck(const struct valuing *valuing)
{
    return is_sample(valuing_tally(valuing, POLICY_GREEDY)) ||
           is_sample(valuing_tally(valuing, POLICY_SEARCH));
}

void auction_prices_draw_again(struct prices_again *again, const struct valuing *valuing)
{
    again->policies = policies_of(valuing);
    again->left = again->policies + (has_luck(valuing) ? AGAIN : 0);
    if (!valuing_has_intervals(valuing) || valuing_is_solved(valuing))
        again->left = 0;
    again->policy = again->policies - 1;
    again->is_drawn = false;
    again->rng = rng_from_seed(AGAIN);
}

bool auction_prices_next(struct prices_again *again, const struct valuing *valuing,
                         unsigned players, struct prices *prices)
{
    bool was_last = again->policy + 1u == again->policies;
    if (again->left == 0)
        return false;
    again->is_drawn = has_luck(valuing) && again->left <= AGAIN;
    again->left--;
    again->policy = was_last ? POLICY_GREEDY : POLICY_SEARCH;
    const struct margin_tally *tally = valuing_tally(valuing, again->policy);
    if (again->is_drawn && is_sample(tally))
        tally_draw_again(tally, &again->rng, &again->tally);
    else
        again->tally = *tally;
    prices_find_by(valuing, &again->tally, players, prices);
    return true;
}

void spread_add(struct spread *spread, const struct prices_again *again, double came_out)
{
    double off = came_out - spread->by[again->policy];
    if (again->is_drawn)
        spread->squares[again->policy] += off * off;
    else
        spread->by[again->policy] = came_out;
}

/* What a policy alone says. */
static struct estimate estimate_by(const struct valuing *valuing, const struct spread *spread,
                                   enum valuing_policy policy)
{
    const struct margin_tally *tally = valuing_tally(valuing, policy);
    double quantile = is_sample(tally) ? tally_quantile(tally) : 0;
    double variance = spread->squares[policy] * policies_of(valuing) / AGAIN;
    return (struct estimate){spread->by[policy], quantile * power_of(variance, 0.5)};
}

struct estimate auction_prices_estimate(const struct valuing *valuing, double mean,
                                        const struct spread *spread)
{
    struct estimate estimate = {mean, valuing_has_intervals(valuing) ? 0 : -1};
    if (!valuing_has_intervals(valuing) || valuing_is_solved(valuing))
        return estimate;
    for (unsigned policy = 0; policy < policies_of(valuing); policy++) {
        struct estimate by = estimate_by(valuing, spread, policy);
        double off = by.mean > mean ? by.mean - mean : mean - by.mean;
        if (off + by.within > estimate.within)
            estimate.within = off + by.within;
    }
    return estimate;
}

bool auction_prices_depend(const struct valuing *valuing, const struct spread *spread)
{
    if (!valuing_has_intervals(valuing) || policies_of(valuing) < POLICIES)
        return false;
    struct estimate greedy = estimate_by(valuing, spread, POLICY_GREEDY),
                    search = estimate_by(valuing, spread, POLICY_SEARCH);
    return estimates_disagree(greedy, search);
}

bool auction_has_terms(const struct game *game, unsigned tile, unsigned bidder)
{
    return !game_awaits_draft(game) && bidder != game->bazaar.chooser &&
           auction_players_left(game) >> bidder & 1u &&
           (auction_is_offered(game) ? tile == game->bazaar.offered
                                     : auction_tiles_left(game) >> tile & 1u);
}

struct bid_limit bid_limit_of(const struct terms *terms)
{
    return (struct bid_limit){terms->highest, terms->highest, terms->highest};
}

void bid_limit_widen(struct bid_limit *limit, const struct terms *again)
{
    limit->least = again->highest < limit->least ? again->highest : limit->least;
    limit->most = again->highest > limit->most ? again->highest : limit->most;
}

/* The theory, and again. */

static void auction_prices_begin(struct auction_theory *theory, const struct game *game)
{
    const struct alternatives *alternatives = &theory->alternatives;
    memset(theory->loss_spread, 0, sizeof theory->loss_spread);
    memset(theory->below_spread, 0, sizeof theory->below_spread);
    haggling_begin(&theory->haggling, game, &theory->prices);
    haggling_list(&theory->haggling, &theory->alternatives);
    for (unsigned a = 0; a < alternatives->count; a++)
        theory->loss[a] = (struct estimate){
            .mean = alternatives->alternative[0].outcome.worth[alternatives->player] -
                    alternatives->alternative[a].outcome.worth[alternatives->player]};
    for (unsigned tile = 0; tile < game->bazaar.tiles; tile++)
        for (unsigned bidder = 0; bidder < game->options.players; bidder++) {
            if (!auction_has_terms(game, tile, bidder))
                continue;
            struct terms terms = haggling_terms(&theory->haggling, tile, bidder, 0);
            theory->buy_below[tile][bidder] = (struct estimate){.mean = terms.buy_below};
            theory->limit[tile][bidder] = bid_limit_of(&terms);
        }
}

static const struct outcome *outcome_of(const struct alternatives *alternatives, struct move move)
{
    unsigned a = 0;
    while (a + 1 < alternatives->count && !move_equal(alternatives->alternative[a].move, move))
        a++;
    return &alternatives->alternative[a].outcome;
}

/* The same moves, with other prices. */
static void do_again(struct auction_theory *theory, const struct game *game)
{
    const struct alternatives *alternatives = &theory->alternatives;
    unsigned player = alternatives->player;
    int most = theory->haggling.most;
    haggling_begin(&theory->haggling, game, &theory->other_prices);
    if (theory->haggling.most < most)
        theory->haggling.most = most;
    haggling_list(&theory->haggling, &theory->again);
    double best = outcome_of(&theory->again, alternatives->alternative[0].move)->worth[player];
    for (unsigned a = 0; a < alternatives->count; a++)
        spread_add(
            &theory->loss_spread[a], &theory->prices_again,
            best - outcome_of(&theory->again, alternatives->alternative[a].move)->worth[player]);
    for (unsigned tile = 0; tile < game->bazaar.tiles; tile++)
        for (unsigned bidder = 0; bidder < game->options.players; bidder++) {
            if (!auction_has_terms(game, tile, bidder))
                continue;
            struct terms terms = haggling_terms(&theory->haggling, tile, bidder, 0);
            spread_add(&theory->below_spread[tile][bidder], &theory->prices_again, terms.buy_below);
            bid_limit_widen(&theory->limit[tile][bidder], &terms);
        }
}

static void auction_prices_conclude(struct auction_theory *theory, const struct valuing *valuing,
                                    const struct game *game)
{
    for (unsigned a = 0; a < theory->alternatives.count; a++) {
        theory->loss[a] =
            auction_prices_estimate(valuing, theory->loss[a].mean, &theory->loss_spread[a]);
        theory->depends[a] = auction_prices_depend(valuing, &theory->loss_spread[a]);
    }
    for (unsigned tile = 0; tile < game->bazaar.tiles; tile++)
        for (unsigned bidder = 0; bidder < game->options.players; bidder++) {
            struct estimate *below = &theory->buy_below[tile][bidder];
            if (auction_has_terms(game, tile, bidder))
                *below = auction_prices_estimate(valuing, below->mean,
                                                 &theory->below_spread[tile][bidder]);
        }
}

void auction_theory_find(struct auction_theory *theory, const struct valuing *valuing,
                         const struct game *game)
{
    unsigned players = game->options.players;
    auction_prices_find(valuing, players, &theory->prices);
    auction_prices_begin(theory, game);
    auction_prices_draw_again(&theory->prices_again, valuing);
    while (auction_prices_next(&theory->prices_again, valuing, players, &theory->other_prices))
        do_again(theory, game);
    auction_prices_conclude(theory, valuing, game);
}
