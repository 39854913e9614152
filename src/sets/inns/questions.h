/* Questions about what is printed (IN, TB). */
#ifndef BASTIDE_INNS_QUESTIONS_H
#define BASTIDE_INNS_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_feature_marks bastide_game_feature_marks

#ifdef __cplusplus
extern "C" {
#endif

/* Whether inns and cathedrals are in play. */
static inline bool options_has_inns(const struct options *options)
{
    return options_has_set(options, SET_INNS);
}

/* What is printed on the tiles of a feature, of the sets in play. A castle has nothing. */
struct feature_marks {
    uint8_t inns;               /* road (IN2) */
    uint8_t cathedrals;         /* city (IN3) */
    uint8_t goods[GOODS_COUNT]; /* city: symbols of each (TB2) */
};

/* The marks of the feature of `node`. Tiles with a bazaar have inns, which mean nothing without the
 * set inns (IN1). */
struct feature_marks game_feature_marks(const struct game *game, uint16_t node);

#ifdef __cplusplus
}
#endif

#endif
