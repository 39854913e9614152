/* What people call a tile: "city corner, bend", "monastery, road". */
#ifndef BASTIDE_WORDING_TILE_NAME_H
#define BASTIDE_WORDING_TILE_NAME_H

#include "bastide/tiles.h"
#include "wording/sentence.h"

enum { TILE_NAME_COLS = 24 }; /* no name of the game's own tiles is wider, in any language */

/* The name of a kind, read off its segments and flags, so that a new set has names by itself. Left
 * and right are as seen with the city above. Kinds that share a name have the same roads, cities
 * and marks; test_tile_names lists those there are. */
struct sentence tile_name(kind_number kind);

#endif
