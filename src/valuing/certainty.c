#include "valuing/certainty.h"

static bool is_known(struct estimate estimate, double within)
{
    return estimate.within >= 0 && estimate.within <= within;
}

static bool tile_is_known(const struct valuing *valuing, unsigned player, unsigned tile,
                          double within)
{
    unsigned other = valuing_best_other(valuing, player, tile);
    return other == NOBODY || is_known(valuing_tile(valuing, player, tile, other, player), within);
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
        if (!is_far && !is_known(loss, within))
            return false;
    }
    return true;
}

bool certainty_is_reached(const struct valuing *valuing, unsigned player, double within)
{
    if (valuing_is_exact(valuing))
        return true;
    if (tally_quantile(valuing_tally(valuing)) < 0)
        return false;
    return tiles_are_known(valuing, within) && turns_are_known(valuing, player, within);
}
