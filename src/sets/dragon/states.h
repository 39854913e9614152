/* What dragon and fairy keep in a game (PD). Where they are, their pieces tell. */
#ifndef BASTIDE_DRAGON_STATES_H
#define BASTIDE_DRAGON_STATES_H

#include "bastide/square.h"

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { DRAGON_STEPS = 6, FAIRY_POINTS = 3 };

/* The flight under way (PD5). */
struct dragon {
    struct square visited[DRAGON_STEPS + 1]; /* from where it began, in order */
    uint8_t count;                           /* 0: none is */
    uint8_t is_late;                         /* 1: after scoring (PD4) */
    uint8_t part;                            /* then turn.part of the turn that it ends */
};

#ifdef __cplusplus
}
#endif

#endif
