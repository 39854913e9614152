/* Drawbridges: which cities they lead to, and which of them are down. */
#ifndef BASTIDE_ANALYSIS_GATES_H
#define BASTIDE_ANALYSIS_GATES_H

#include "bastide/game.h"

/* The city segments of tile number `tile` that lie behind a lowered drawbridge: bit s for segment s
 * (DB2, DB6). */
unsigned lowered_gates(const struct game *game, uint8_t tile);

/* Every city segment of a tile kind that has a drawbridge. */
unsigned gates_of_kind(uint8_t kind);

#endif
