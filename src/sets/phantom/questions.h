/* Questions about phantoms (PH). */
#ifndef BASTIDE_PHANTOM_QUESTIONS_H
#define BASTIDE_PHANTOM_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Whether players have phantoms. */
static inline bool options_has_phantom(const struct options *options)
{
    return options_has_set(options, SET_PHANTOM);
}

#ifdef __cplusplus
}
#endif

#endif
