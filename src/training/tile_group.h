/* Kinds of tiles, as people speak of them at an auction. */
#ifndef BASTIDE_TRAINING_TILE_GROUP_H
#define BASTIDE_TRAINING_TILE_GROUP_H

#include "bastide/game.h"

/* A tile is of the first group that fits. The row: name in C, its word in the history. */
#define TILE_GROUPS(X)                                                                             \
    X(ANY, "any") /* where a group is asked for: all tiles are of it */                            \
    X(MONASTERY, "monastery")                                                                      \
    X(CITY, "city")                                                                                \
    X(ROAD, "road")                                                                                \
    X(OTHER, "other")

enum tile_group {
#define X(group, word) TILES_OF_##group,
    TILE_GROUPS(X)
#undef X
        TILE_GROUPS_COUNT
};

/* The group of a tile kind; never ANY. */
enum tile_group tile_group_of(kind_number kind);

/* Whether one of a bazaar's revealed tiles is of the group. */
bool tile_group_is_revealed(enum tile_group group, const struct game *game);

#endif
