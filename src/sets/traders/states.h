/* What Traders & Builders keep in a game (TB). */
#ifndef BASTIDE_TRADERS_STATES_H
#define BASTIDE_TRADERS_STATES_H

#include "bastide/move.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The goods of cities, each with tokens of its own (TB2). The row: name in C, word in tile files
 * and in the engine protocol. */
#define GOODS(X) X(WINE, "wine") X(GRAIN, "grain") X(CLOTH, "cloth")

enum good {
#define X(good, word) GOOD_##good,
    GOODS(X)
#undef X
        GOODS_COUNT
};

static inline const char *good_name(enum good good)
{
    static const char *const names[GOODS_COUNT] = {
#define X(good, word) [GOOD_##good] = word,
        GOODS(X)
#undef X
    };
    return names[good];
}

static_assert((int)GOODS_COUNT <= EVENT_AMOUNTS, "an event counts tokens of each");

/* The flag of a good's symbol. */
static inline unsigned segment_flag_of_good(enum good good)
{
    return (unsigned)SEGMENT_WINE << good;
}

#ifdef __cplusplus
}
#endif

#endif
