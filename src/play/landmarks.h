/* Landmarks of a game that players look for when they go through it again. */
#ifndef BASTIDE_PLAY_LANDMARKS_H
#define BASTIDE_PLAY_LANDMARKS_H

#include "facts/log.h"
#include "play/session.h"
#include "rows/play.h"

/* After an event that players look for (play.def); or a turn starts, whoever plays a tile in it. */
enum landmark_kind {
#define X(kind, ...) LANDMARK_##kind,
    LANDMARKS(X)
#undef X
        LANDMARK_TURN,
    LANDMARK_KINDS
};

struct landmark {
    enum landmark_kind kind;
    unsigned player; /* LANDMARK_TURN: whose turn it is, from 0 */
};

/* What text mode calls those after an event. */
extern const char *const landmark_names[LANDMARK_TURN];

/* The next such landmark (`by` 1), or the previous one (-1), of the session's first `moves` moves,
 * made or taken back. `*at`, how many moves are made there, goes on to it. False, with `*at` as it
 * was, where there is none. */
bool landmark_find(const struct session *session, size_t moves, struct landmark landmark, int by,
                   size_t *at);

/* A session's moves handed to the analysis: its log. */

/* Enters the moves made since, or strikes out those taken back. To be called after every change
 * of the session; a new log is all zeros. */
void log_follow(struct log *log, const struct session *session);

#endif
