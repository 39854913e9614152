/* Events: what a move did, for everything that reports it: log, scoreboard, other programs. */
#ifndef BASTIDE_EVENT_H
#define BASTIDE_EVENT_H

#include "bastide/move.h"
#include "bastide/states.h"
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
#define X(reason, name) REASON_##reason,
    SCORE_REASONS(X)
#undef X
        SCORE_REASONS_COUNT
};

struct event {
    uint8_t type;   /* enum event_type */
    uint8_t player; /* from 0 */
    uint8_t kind;   /* enum feature_kind */
    uint8_t reason; /* enum score_reason */
    uint8_t tile_kind;
    uint8_t orientation; /* enum edge */
    uint8_t other;       /* a player from 0, or NOBODY */
    uint8_t figure;      /* enum figure */
    union {
        uint8_t good;      /* enum good, with REASON_GOODS */
        uint8_t amendment; /* enum amendment */
    };
    uint8_t goods[GOODS_COUNT]; /* tokens of each */
    struct square at;
    int16_t points; /* no feature is worth more than 400; no bid exceeds BIDS_MAX */
    uint16_t node;  /* any node of the feature; its tiles can be looked up until the next move */
    uint16_t held;  /* a node of what earned the player the points: that feature, or the castle that
                       scores by it (CA5) */
};

/* Whether it is a score of the final scoring (B12, TB3). */
static inline bool event_is_final_score(const struct event *event)
{
    return event->type == EVENT_SCORE &&
           (event->reason == REASON_FINAL || event->reason == REASON_GOODS);
}

/* The most events of one move: every follower on the board may score and go home, twice at the end
 * of the game, and a few more report the move itself. */
enum { EVENT_LIST_SIZE = 240 };

struct event_list {
    size_t count;
    struct event event[EVENT_LIST_SIZE];
};

#endif
