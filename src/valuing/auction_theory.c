#include "valuing/auction_theory.h"

#include "sets/bazaars/bot_lots.h"

bool auction_has_terms(const struct game *game, unsigned tile, unsigned bidder)
{
    bool is_offered = game_awaits_bid(game) || game_awaits_settlement(game);
    return !game_awaits_draft(game) && bidder != game->bazaar.chooser &&
           lots_players(game) >> bidder & 1u &&
           (is_offered ? tile == game->bazaar.offered : lots_tiles(game) >> tile & 1u);
}

/* The theory, and again. */

/* Of something that came out as `mean`: `within` sums the squares by which it came out otherwise.
 */
static void differ(struct estimate *estimate, double again)
{
    estimate->within += (again - estimate->mean) * (again - estimate->mean);
}

static void begin(struct auction_theory *theory, const struct game *game)
{
    const struct alternatives *alternatives = &theory->alternatives;
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
            struct terms terms = haggling_terms(&theory->haggling, tile, bidder);
            theory->terms[tile][bidder] = terms;
            theory->buy_below[tile][bidder] = (struct estimate){.mean = terms.buy_below};
        }
}

static const struct outcome *outcome_of(const struct alternatives *alternatives, struct move move)
{
    unsigned a = 0;
    while (a + 1 < alternatives->count && !move_equal(alternatives->alternative[a].move, move))
        a++;
    return &alternatives->alternative[a].outcome;
}

/* The same moves, with prices that could have come out as well. */
static void do_again(struct auction_theory *theory, const struct game *game)
{
    const struct alternatives *alternatives = &theory->alternatives;
    unsigned player = alternatives->player;
    int most = theory->haggling.most;
    haggling_begin(&theory->haggling, game, &theory->other_prices);
    theory->haggling.most = most;
    haggling_list(&theory->haggling, &theory->again);
    double best = outcome_of(&theory->again, alternatives->alternative[0].move)->worth[player];
    for (unsigned a = 0; a < alternatives->count; a++)
        differ(&theory->loss[a],
               best - outcome_of(&theory->again, alternatives->alternative[a].move)->worth[player]);
    for (unsigned tile = 0; tile < game->bazaar.tiles; tile++)
        for (unsigned bidder = 0; bidder < game->options.players; bidder++)
            if (auction_has_terms(game, tile, bidder))
                differ(&theory->buy_below[tile][bidder],
                       haggling_terms(&theory->haggling, tile, bidder).buy_below);
}

static void conclude(struct estimate *estimate, const struct valuing *valuing)
{
    *estimate = auction_prices_estimate(valuing, estimate->mean, estimate->within);
}

void auction_theory_find(struct auction_theory *theory, const struct valuing *valuing,
                         const struct game *game)
{
    unsigned players = game->options.players;
    auction_prices_find(valuing, players, &theory->prices);
    begin(theory, game);
    auction_prices_draw_again(&theory->prices_again, valuing);
    while (auction_prices_next(&theory->prices_again, valuing, players, &theory->other_prices))
        do_again(theory, game);
    for (unsigned a = 0; a < theory->alternatives.count; a++)
        conclude(&theory->loss[a], valuing);
    for (unsigned tile = 0; tile < game->bazaar.tiles; tile++)
        for (unsigned bidder = 0; bidder < players; bidder++)
            if (auction_has_terms(game, tile, bidder))
                conclude(&theory->buy_below[tile][bidder], valuing);
}
