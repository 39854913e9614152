#include "training/tile_group.h"

enum tile_group tile_group_of(kind_number kind)
{
    const struct tile_kind *tile = &tile_kinds[kind];
    bool has[PRINTED_KINDS] = {false};
    for (unsigned s = 0; s < tile->segments; s++)
        has[tile->segment[s].kind] = true;
    return has[FEATURE_MONASTERY] ? TILES_OF_MONASTERY
           : has[FEATURE_CITY]    ? TILES_OF_CITY
           : has[FEATURE_ROAD]    ? TILES_OF_ROAD
                                  : TILES_OF_OTHER;
}

bool tile_group_is_revealed(enum tile_group group, const struct game *game)
{
    bool is_revealed = group == TILES_OF_ANY;
    for (unsigned t = 0; t < game->bazaar.tiles; t++)
        is_revealed |= tile_group_of(game->bazaar.tile[t]) == group;
    return is_revealed;
}
