/* Questions about the made-up set (MU). */
#ifndef BASTIDE_MADE_UP_QUESTIONS_H
#define BASTIDE_MADE_UP_QUESTIONS_H

#include "bastide/game.h"

static inline bool options_has_made_up(const struct options *options)
{
    return options_has_set(options, SET_MADE_UP);
}

#endif
