/* What Abbey & Mayor keep in a game (AM). */
#ifndef BASTIDE_ABBEYS_STATES_H
#define BASTIDE_ABBEYS_STATES_H

#include "bastide/options.h"

#ifdef __cplusplus
extern "C" {
#endif

struct abbeys {
    uint8_t
        leaving; /* mask of the players whose wagon is on a scored feature and moves on (AM10) */
    uint8_t is_asked; /* 1: the pile is empty, and all with an abbey have been asked (AM6) */
};

#ifdef __cplusplus
}
#endif

#endif
