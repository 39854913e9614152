/* Landmarks of a game that players look for when they go through it again. */
#ifndef BASTIDE_PLAY_LANDMARKS_H
#define BASTIDE_PLAY_LANDMARKS_H

#include "play/session.h"

enum landmark_kind {
    LANDMARK_SCORE,  /* somebody has just scored */
    LANDMARK_BAZAAR, /* the tiles of a bazaar have just been revealed (BZ4) */
    LANDMARK_TURN,   /* a turn starts, one that plays an auctioned tile among them */
    LANDMARK_KINDS
};

struct landmark {
    enum landmark_kind kind;
    unsigned player; /* LANDMARK_TURN: whose turn it is, from 0 */
};

/* The next such landmark (`by` 1), or the previous one (-1), of the session's first `moves` moves,
 * made or taken back. `*at`, how many moves are made there, goes on to it. False, with `*at` as it
 * was, where there is none. */
bool landmark_find(const struct session *session, size_t moves, struct landmark landmark, int by,
                   size_t *at);

#endif
