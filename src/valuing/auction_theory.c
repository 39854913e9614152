#include "valuing/auction_theory.h"

#include "bots/power.h"

#include <string.h>

/* Prices. */

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

static double worth(const struct valuing *valuing, const struct tally *tally, unsigned taker,
                    unsigned tile, unsigned player)
{
    unsigned first = first_tile(valuing);
    if (tally_rounds(tally) == 0)
        return valuing_tile_at_once(valuing, taker, tile, first, player);
    return own_part(valuing) * (tally_mean(tally, valuing_cell(taker, tile), player) -
                                tally_mean(tally, valuing_cell(taker, first), player));
}

/* Before the first round every other is as likely as the next to be the best. */
static double rival(const struct tally *tally, unsigned players, unsigned player, unsigned other)
{
    if (player == other)
        return 0;
    return tally_rounds(tally) == 0 ? 1.0 / (players - 1) : tally_rival(tally, player, other);
}

static void find_prices(const struct valuing *valuing, const struct tally *tally, unsigned players,
                        struct prices *prices)
{
    unsigned takers = valuing_players(valuing), tiles = valuing_tiles(valuing);
    memset(prices, 0, sizeof *prices);
    for (unsigned player = 0; player < players; player++) {
        for (unsigned other = 0; other < players; other++)
            prices->rival[player][other] = rival(tally, players, player, other);
        for (unsigned taker = 0; taker < players; taker++)
            for (unsigned tile = 0; tile < REVEALED_MAX; tile++)
                if (takers >> taker & 1u && tiles >> tile & 1u)
                    prices->worth[taker][tile][player] = worth(valuing, tally, taker, tile, player);
    }
}

bool auction_has_terms(const struct valuing *valuing, const struct game *game, unsigned tile,
                       unsigned bidder)
{
    bool is_offered = game_phase(game) == PHASE_BID || game_phase(game) == PHASE_SETTLE;
    return game_phase(game) != PHASE_DRAFT && bidder != game->bazaar.chooser &&
           valuing_players(valuing) >> bidder & 1u &&
           (is_offered ? tile == game->bazaar.offered : valuing_tiles(valuing) >> tile & 1u);
}

/* The theory, and again. */

/* Of something that came out as `mean`: the sum of the squares by which it came out otherwise. */
static void differ(struct estimate *estimate, double again)
{
    estimate->within += (again - estimate->mean) * (again - estimate->mean);
}

static const struct outcome *outcome_of(const struct alternatives *alternatives, struct move move)
{
    unsigned a = 0;
    while (a + 1 < alternatives->count && !move_equal(alternatives->alternative[a].move, move))
        a++;
    return &alternatives->alternative[a].outcome;
}

static void begin(struct auction_theory *theory, const struct valuing *valuing,
                  const struct game *game)
{
    const struct alternatives *alternatives = &theory->alternatives;
    find_prices(valuing, valuing_tally(valuing), game->options.players, &theory->prices);
    haggling_begin(&theory->haggling, game, &theory->prices);
    haggling_list(&theory->haggling, &theory->alternatives);
    for (unsigned a = 0; a < alternatives->count; a++)
        theory->loss[a] = (struct estimate){
            .mean = alternatives->alternative[0].outcome.worth[alternatives->player] -
                    alternatives->alternative[a].outcome.worth[alternatives->player]};
    for (unsigned tile = 0; tile < game->bazaar.tiles; tile++)
        for (unsigned bidder = 0; bidder < game->options.players; bidder++) {
            if (!auction_has_terms(valuing, game, tile, bidder))
                continue;
            struct terms terms = haggling_terms(&theory->haggling, tile, bidder);
            theory->terms[tile][bidder] = terms;
            theory->buy_below[tile][bidder] = (struct estimate){.mean = terms.buy_below};
        }
}

/* The same moves, with values that could have come out as well. */
static void do_again(struct auction_theory *theory, const struct valuing *valuing,
                     const struct game *game)
{
    const struct alternatives *alternatives = &theory->alternatives;
    unsigned player = alternatives->player;
    int most = theory->haggling.most;
    find_prices(valuing, &theory->other_tally, game->options.players, &theory->other_prices);
    haggling_begin(&theory->haggling, game, &theory->other_prices);
    theory->haggling.most = most;
    haggling_list(&theory->haggling, &theory->again);
    double best = outcome_of(&theory->again, alternatives->alternative[0].move)->worth[player];
    for (unsigned a = 0; a < alternatives->count; a++)
        differ(&theory->loss[a],
               best - outcome_of(&theory->again, alternatives->alternative[a].move)->worth[player]);
    for (unsigned tile = 0; tile < game->bazaar.tiles; tile++)
        for (unsigned bidder = 0; bidder < game->options.players; bidder++)
            if (auction_has_terms(valuing, game, tile, bidder))
                differ(&theory->buy_below[tile][bidder],
                       haggling_terms(&theory->haggling, tile, bidder).buy_below);
}

/* How often the theory is done again. */
enum { AGAIN = 40 };

/* From the sum of squares to the interval. */
static void conclude(struct estimate *estimate, const struct valuing *valuing)
{
    double quantile = tally_quantile(valuing_tally(valuing));
    estimate->within = valuing_is_exact(valuing) ? 0
                       : quantile < 0            ? -1
                                      : quantile * power_of(estimate->within / AGAIN, 0.5);
}

void auction_theory_find(struct auction_theory *theory, const struct valuing *valuing,
                         const struct game *game)
{
    struct rng rng = rng_from_seed(AGAIN);
    const struct tally *tally = valuing_tally(valuing);
    begin(theory, valuing, game);
    if (tally_quantile(tally) >= 0 && !valuing_is_exact(valuing))
        for (unsigned time = 0; time < AGAIN; time++) {
            tally_draw_again(tally, &rng, &theory->other_tally);
            do_again(theory, valuing, game);
        }
    for (unsigned a = 0; a < theory->alternatives.count; a++)
        conclude(&theory->loss[a], valuing);
    for (unsigned tile = 0; tile < game->bazaar.tiles; tile++)
        for (unsigned bidder = 0; bidder < game->options.players; bidder++)
            conclude(&theory->buy_below[tile][bidder], valuing);
}
