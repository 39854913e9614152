/* Questions about herds (SG8, RV14). */
#ifndef BASTIDE_HERDS_QUESTIONS_H
#define BASTIDE_HERDS_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_herd_points bastide_game_herd_points
#define game_herds_in    bastide_game_herds_in

#ifdef __cplusplus
extern "C" {
#endif

/* How many herds are in the feature of `node`. */
unsigned game_herds_in(const struct game *game, uint16_t node);

/* What herds add to what the feature of `node` pays each who gets it: a point for each of them and
 * for each completed city and castle of that field. */
int game_herd_points(const struct game *game, uint16_t node);

#ifdef __cplusplus
}
#endif

#endif
