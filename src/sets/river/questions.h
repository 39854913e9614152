/* Questions about the river (RV). */
#ifndef BASTIDE_RIVER_QUESTIONS_H
#define BASTIDE_RIVER_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_river_tiles bastide_game_river_tiles
#define tile_is_fork     bastide_tile_is_fork

#ifdef __cplusplus
extern "C" {
#endif

/* Whether a river is laid first, of either set or both (RV13). */
static inline bool options_has_river(const struct options *options)
{
    return options_has_set(options, SET_RIVER) || options_has_set(options, SET_RIVER2);
}

/* Whether a tile of that kind is of the river. */
static inline bool tile_is_of_river(kind_number kind)
{
    return tile_kinds[kind].water != 0;
}

/* Whether the river parts on it: it has water at all edges but one. */
bool tile_is_fork(kind_number kind);

/* How many tiles of the river are left in the pile: all others come after them (RV2). */
unsigned game_river_tiles(const struct game *game);

#ifdef __cplusplus
}
#endif

#endif
