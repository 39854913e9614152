/* Questions about River II (RV10-RV14). */
#ifndef BASTIDE_RIVER2_QUESTIONS_H
#define BASTIDE_RIVER2_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_herd_points bastide_game_herd_points

#ifdef __cplusplus
extern "C" {
#endif

/* What the herd adds to what the feature of `node` pays each who gets it: a point for each
 * completed city and castle, if that is its field (RV14). */
int game_herd_points(const struct game *game, uint16_t node);

#ifdef __cplusplus
}
#endif

#endif
