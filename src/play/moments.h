/* Moments of a game that players look for when they go through it again. */
#ifndef BASTIDE_PLAY_MOMENTS_H
#define BASTIDE_PLAY_MOMENTS_H

#include "play/session.h"

enum moment_kind {
    MOMENT_SCORE,  /* somebody has just scored */
    MOMENT_BAZAAR, /* the tiles of a bazaar have just been revealed (BZ4) */
    MOMENT_TURN,   /* a turn starts, one that plays an auctioned tile among them */
    MOMENT_KINDS
};

struct moment {
    enum moment_kind kind;
    unsigned player; /* MOMENT_TURN: whose turn it is, from 0 */
};

/* The next such moment (`by` 1), or the previous one (-1), of the session's first `moves` moves,
 * made or taken back. `*at`, how many moves are made there, goes on to it. False, with `*at` as it
 * was, where there is none. */
bool moment_find(const struct session *session, size_t moves, struct moment moment, int by,
                 size_t *at);

#endif
