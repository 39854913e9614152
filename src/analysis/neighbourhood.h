/* The surroundings of a square. */
#ifndef BASTIDE_ANALYSIS_NEIGHBOURHOOD_H
#define BASTIDE_ANALYSIS_NEIGHBOURHOOD_H

#include "bastide/game.h"

/* The road, city or field that a tile on `at` would meet at its edge `edge`; of two fields, the one
 * at the first half of that edge. NO_NODE if there is no tile. */
uint16_t feature_met_at(const struct board *board, struct square at, unsigned edge);

/* How many tiles lie along the edges of `at`. */
unsigned tiles_beside(const struct board *board, struct square at);

/* The incomplete monasteries on `at` and the eight squares around it. Returns how many they are. */
enum { NEIGHBOURS_MAX = 9 };
unsigned monasteries_around(const struct game *game, struct square at,
                            uint16_t nodes[NEIGHBOURS_MAX]);

#endif
