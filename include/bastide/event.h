/* Events: what a move did, for everything that reports it: log, scoreboard, other programs. */
#ifndef BASTIDE_EVENT_H
#define BASTIDE_EVENT_H

#include "bastide/move.h"
#include "bastide/tiles.h"

/* Which fields an event uses says its row in EVENTS (bastide/rows.h). */
enum event_type {
#define X(type, name, fields) EVENT_##type,
    EVENTS(X)
#undef X
        EVENTS_COUNT
};

/* Why points were scored. With a reason that is no feature `node` and `held` are NO_NODE and `kind`
 * is FEATURE_KINDS. */
enum score_reason {
#define X(reason, name, ...) REASON_##reason,
    SCORE_REASONS(X)
#undef X
        SCORE_REASONS_COUNT
};

/* What sets may count of one kind of things in an event. */
enum { EVENT_AMOUNTS = 4 };

struct event {
    uint8_t type;   /* enum event_type */
    uint8_t player; /* from 0 */
    uint8_t kind;   /* enum feature_kind */
    uint8_t reason; /* enum score_reason */
    kind_number tile_kind;
    uint8_t orientation;           /* enum edge */
    uint8_t other;                 /* a player from 0, or NOBODY */
    uint8_t figure;                /* enum figure */
    uint8_t what;                  /* which of its kind, as the row says */
    uint8_t amount[EVENT_AMOUNTS]; /* how many of each kind */
    struct square at;
    int16_t points; /* of a feature, or as the row says */
    uint16_t node;  /* any node of the feature; its tiles can be looked up until the next move */
    uint16_t held;  /* a node of what earned the player the points: that feature, or what
                       scores by it (as CA5) */
};

/* The reasons of the final scoring: bit r for enum score_reason r. */
enum {
    SCORED_IN_PLAY,
    SCORED_IN_END,
#define X(reason, name, when) | SCORED_IN_##when << REASON_##reason
    FINAL_REASONS = 0 SCORE_REASONS(X)
#undef X
};

/* Whether it is a score of the final scoring (B12). */
static inline bool event_is_final_score(const struct event *event)
{
    return event->type == EVENT_SCORE && ((unsigned)FINAL_REASONS >> event->reason & 1u) != 0;
}

/* The most events of one move: every figure on the board may score when its feature is complete, go
 * home and, if it has not, score at the end; and whatever else a row tells of, it tells once of
 * each player. */
enum { EVENT_LIST_SIZE = 3 * FOLLOWERS_MAX + PLAYERS_MAX * EVENTS_COUNT };

struct event_list {
    size_t count;
    struct event event[EVENT_LIST_SIZE];
};

#endif
