/* Questions about bridges (BR). */
#ifndef BASTIDE_BRIDGES_QUESTIONS_H
#define BASTIDE_BRIDGES_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Whether bridges are in play (ED). */
static inline bool options_has_bridges(const struct options *options)
{
    return options_has_set(options, SET_BCB) && options->value[OPTION_BRIDGES] == BRIDGES_YES;
}

/* The bridge that must be built now so that the tile just placed matches (BR6). False if there is
 * none. */
bool game_forced_bridge(const struct game *game, struct move *bridge);

#ifdef __cplusplus
}
#endif

#endif
