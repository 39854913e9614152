/* What has been found by now, read from the tally of the rounds played. */
#include "valuing/turns.h"
#include "valuing/valuing.h"

bool valuing_is_solved(const struct valuing *valuing)
{
    return valuing->is_solved;
}

bool valuing_has_all_orders(const struct valuing *valuing)
{
    return tally_is_exact(&valuing->tally);
}

const struct margin_tally *valuing_tally(const struct valuing *valuing)
{
    return &valuing->tally;
}

static unsigned mask_of(const struct valuing_some *some)
{
    unsigned mask = 0;
    for (unsigned s = 0; s < some->count; s++)
        mask |= 1u << some->of[s];
    return mask;
}

unsigned valuing_players(const struct valuing *valuing)
{
    return mask_of(&valuing->players);
}

unsigned valuing_tiles(const struct valuing *valuing)
{
    return mask_of(&valuing->tiles);
}

/* How much less or more one cell is than another. */
static struct estimate valuing_difference(const struct valuing *valuing, unsigned cell,
                                          unsigned other, unsigned player)
{
    struct mixture mixture = {{0}};
    mixture.of[cell] += 1;
    mixture.of[other] -= 1;
    return tally_estimate(&valuing->tally, &mixture, player);
}

struct estimate valuing_tile(const struct valuing *valuing, unsigned taker, unsigned tile,
                             unsigned instead, unsigned player)
{
    return valuing_difference(valuing, valuing_cell(taker, tile), valuing_cell(taker, instead),
                              player);
}

static double lead_after(const struct valuing *valuing, const struct plan *plan, unsigned player)
{
    return (double)values_lead(&plan->values, valuing->game.options.players, player);
}

double valuing_tile_at_once(const struct valuing *valuing, unsigned taker, unsigned tile,
                            unsigned instead, unsigned player)
{
    return lead_after(valuing, &valuing->best[taker][tile], player) -
           lead_after(valuing, &valuing->best[taker][instead], player);
}

unsigned valuing_best_other(const struct valuing *valuing, unsigned taker, unsigned tile)
{
    unsigned best = NOBODY;
    bool has_played = tally_rounds(&valuing->tally) > 0;
    double most = 0;
    for (unsigned t = 0; t < valuing->tiles.count; t++) {
        unsigned other = valuing->tiles.of[t];
        double more = has_played ? valuing_tile(valuing, taker, other, tile, taker).mean
                                 : valuing_tile_at_once(valuing, taker, other, tile, taker);
        if (other == tile || (best != NOBODY && more <= most))
            continue;
        best = other;
        most = more;
    }
    return best;
}

const struct plan *valuing_best_turn(const struct valuing *valuing, unsigned taker, unsigned tile,
                                     struct game *then)
{
    playout_hand_over(then, &valuing->game, tile, taker);
    return &valuing->best[taker][tile];
}

unsigned valuing_turns(const struct valuing *valuing)
{
    return valuing->turns.count;
}

const struct plan *valuing_turn(const struct valuing *valuing, unsigned turn)
{
    return &valuing->turns.plan[turn];
}

struct estimate valuing_turn_margin(const struct valuing *valuing, unsigned turn, unsigned player)
{
    struct mixture mixture = {{0}};
    mixture.of[turn] = 1;
    return tally_estimate(&valuing->tally, &mixture, player);
}

struct estimate valuing_turn_difference(const struct valuing *valuing, unsigned turn,
                                        unsigned other, unsigned player)
{
    return valuing_difference(valuing, turn, other, player);
}

struct estimate valuing_turn_score(const struct valuing *valuing, unsigned turn, unsigned player)
{
    if (tally_rounds(&valuing->tally) == 0 || valuing->is_solved) /* only leads are solved */
        return (struct estimate){(double)valuing->turns.plan[turn].values.of[player], -1};
    return tally_score(&valuing->tally, turn, player);
}

unsigned valuing_played(const struct valuing *valuing)
{
    return valuing->played;
}

void valuing_rank_turns(const struct valuing *valuing, uint8_t ranked[VALUING_TURNS_MOST])
{
    unsigned player = game_player(&valuing->game);
    for (uint8_t turn = 0; turn < valuing->turns.count; turn++) {
        double margin = tally_mean(&valuing->tally, turn, player);
        unsigned at = turn;
        for (; at > 0 && margin > tally_mean(&valuing->tally, ranked[at - 1], player); at--)
            ranked[at] = ranked[at - 1];
        ranked[at] = turn;
    }
}

static bool estimate_is_known(struct estimate estimate, double within)
{
    return estimate.within >= 0 && estimate.within <= within;
}

static bool tile_is_known(const struct valuing *valuing, unsigned player, unsigned tile,
                          double within)
{
    unsigned other = valuing_best_other(valuing, player, tile);
    return other == NOBODY ||
           estimate_is_known(valuing_tile(valuing, player, tile, other, player), within);
}

static bool tiles_are_known(const struct valuing *valuing, double within)
{
    unsigned players = valuing_players(valuing), tiles = valuing_tiles(valuing);
    for (unsigned player = 0; players >> player != 0; player++)
        for (unsigned tile = 0; players >> player & 1u && tiles >> tile != 0; tile++)
            if (tiles >> tile & 1u && !tile_is_known(valuing, player, tile, within))
                return false;
    return true;
}

static bool turns_are_known(const struct valuing *valuing, unsigned player, double within)
{
    enum { FAR = 3 };
    uint8_t ranked[VALUING_TURNS_MOST] = {0};
    valuing_rank_turns(valuing, ranked);
    for (unsigned rank = 1; rank < valuing_turns(valuing); rank++) {
        struct estimate loss = valuing_turn_difference(valuing, ranked[0], ranked[rank], player);
        bool is_far = loss.within >= 0 && loss.mean > FAR * loss.within;
        if (!is_far && !estimate_is_known(loss, within))
            return false;
    }
    return true;
}

bool certainty_is_reached(const struct valuing *valuing, unsigned player, double within)
{
    if (valuing_has_all_orders(valuing))
        return true;
    if (tally_quantile(valuing_tally(valuing)) < 0)
        return false;
    return tiles_are_known(valuing, within) && turns_are_known(valuing, player, within);
}
