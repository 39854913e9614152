#include "analysis/gates.h"

unsigned gates_of_kind(uint8_t kind)
{
    unsigned gates = 0;
    for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
        gates |= tile_kinds[kind].segment[s].gates;
    return gates;
}

unsigned lowered_gates(const struct game *game, uint8_t tile)
{
    const struct placed_tile *placed = &game->board.tile[tile];
    unsigned gates = gates_of_kind(placed->kind), lowered = 0;
    for (unsigned s = 0; gates >> s != 0; s++)
        if ((gates >> s & 1u) && feature_counts_open(game->features.counts[feature_root(
                                     &game->features, (uint16_t)(placed->first_node + s))]) > 0)
            lowered |= 1u << s;
    return lowered;
}
