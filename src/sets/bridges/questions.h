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

static inline struct move move_bridge(struct square at, enum direction direction)
{
    return move_on_square(VERB_BRIDGE, at, direction);
}

#ifdef __cplusplus
}
#endif

#endif
