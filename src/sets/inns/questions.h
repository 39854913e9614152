/* Questions about inns and cathedrals (IN). */
#ifndef BASTIDE_INNS_QUESTIONS_H
#define BASTIDE_INNS_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Whether inns and cathedrals are in play. */
static inline bool options_has_inns(const struct options *options)
{
    return options_has_set(options, SET_INNS);
}

#ifdef __cplusplus
}
#endif

#endif
