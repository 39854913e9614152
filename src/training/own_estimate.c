#include "training/own_estimate.h"

unsigned own_estimate_tile(const struct auction_held *held)
{
    return auction_held_tile(&held->before[0], held->move[0]);
}

struct estimate own_estimate_worth(const struct auction_review *review,
                                   const struct auction_held *held, unsigned player)
{
    const struct tile_worth *tile = &review->tile[own_estimate_tile(held)][player];
    return tile->is_known ? tile->worth : (struct estimate){0, -1};
}

double own_estimate_error(const struct own_estimate *own)
{
    double off = own->points - own->worth.mean;
    double size = off < 0 ? -off : off;
    return size <= own->worth.within ? 0 : off;
}
