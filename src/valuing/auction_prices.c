#include "valuing/auction_prices.h"

#include "bots/power.h"

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

static double worth(const struct valuing *valuing, const struct margin_tally *tally, unsigned taker,
                    unsigned tile, unsigned player)
{
    unsigned first = first_tile(valuing);
    if (tally_rounds(tally) == 0)
        return valuing_tile_at_once(valuing, taker, tile, first, player);
    return own_part(valuing) * (tally_mean(tally, valuing_cell(taker, tile), player) -
                                tally_mean(tally, valuing_cell(taker, first), player));
}

/* Before the first round every other is as likely as the next to be the best. */
static double rival(const struct margin_tally *tally, unsigned players, unsigned player,
                    unsigned other)
{
    if (player == other)
        return 0;
    return tally_rounds(tally) == 0 ? 1.0 / (players - 1) : tally_rival(tally, player, other);
}

static void find(const struct valuing *valuing, const struct margin_tally *tally, unsigned players,
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

void auction_prices_find(const struct valuing *valuing, unsigned players, struct prices *prices)
{
    find(valuing, valuing_tally(valuing), players, prices);
}

/* How often prices are drawn again. */
enum { AGAIN = 40 };

void auction_prices_draw_again(struct prices_again *again, const struct valuing *valuing)
{
    bool is_sample = tally_quantile(valuing_tally(valuing)) >= 0 && !valuing_is_exact(valuing);
    again->left = is_sample ? AGAIN : 0;
    again->rng = rng_from_seed(AGAIN);
}

bool auction_prices_next(struct prices_again *again, const struct valuing *valuing,
                         unsigned players, struct prices *prices)
{
    if (again->left == 0)
        return false;
    again->left--;
    tally_draw_again(valuing_tally(valuing), &again->rng, &again->tally);
    find(valuing, &again->tally, players, prices);
    return true;
}

struct estimate auction_prices_estimate(const struct valuing *valuing, double mean, double squares)
{
    double quantile = tally_quantile(valuing_tally(valuing));
    double within = valuing_is_exact(valuing) ? 0
                    : quantile < 0            ? -1
                                              : quantile * power_of(squares / AGAIN, 0.5);
    return (struct estimate){mean, within};
}
