/* The River, for the slow game (RV). Where its tiles may lie is the board's (slow_board.h). */
#ifndef BASTIDE_TESTS_SLOW_RIVER_H
#define BASTIDE_TESTS_SLOW_RIVER_H

#include "bastide/options.h"
#include "support/slow_map.h"

#include <stdbool.h>

/* The kind that lies on 0,0 (B1, RV1). */
unsigned slow_river_start(const struct options *options);

/* Whether a tile of that kind stays in the box: one of them, if there are more (RV1). */
bool slow_river_keeps_out(const struct options *options, unsigned kind);

/* Whether nothing in the pile has to come before a tile of that kind (RV2). */
bool slow_river_may_come(const unsigned left[TILE_KINDS_MAX], unsigned kind);

/* What a herd adds to a payment for that field (RV14). */
int slow_river_herd(const struct slow_feature *field);

#endif
