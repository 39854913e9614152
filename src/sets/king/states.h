/* What King & Robber keep in a game (KR). */
#ifndef BASTIDE_KING_STATES_H
#define BASTIDE_KING_STATES_H

#include "bastide/tiles.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The honours. The row: name in C, the kind of feature that brings it and that it is paid for (KR2,
 * KR4). */
#define HONOURS(X) X(KING, CITY) X(ROBBER, ROAD)

enum honour {
#define X(honour, kind) HONOUR_##honour,
    HONOURS(X)
#undef X
        HONOURS_COUNT
};

static inline enum feature_kind kind_of_honour(enum honour honour)
{
    static const enum feature_kind kinds[HONOURS_COUNT] = {
#define X(honour, kind) [HONOUR_##honour] = FEATURE_##kind,
        HONOURS(X)
#undef X
    };
    return kinds[honour];
}

/* Who has each, and the record: the tiles of the feature that brought it, 0 if nobody has it yet
 * (KR1). */
struct honours {
    uint8_t player[HONOURS_COUNT];
    tile_number tiles[HONOURS_COUNT];
};

#ifdef __cplusplus
}
#endif

#endif
