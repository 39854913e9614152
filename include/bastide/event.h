/* Events: what a move did, for everything that reports it: log, scoreboard, other programs. */
#ifndef BASTIDE_EVENT_H
#define BASTIDE_EVENT_H

#include "bastide/move.h"
#include "bastide/tiles.h"

/* The row: name in C, name in the engine protocol, which fields are used. */
#define EVENTS(X)                                                                                  \
    X(DRAW, "draw", "player, tile_kind")                                                           \
    X(PLACE, "place", "player, tile_kind, at, orientation")                                        \
    X(DISCARD, "discard", "player, tile_kind (B4)")                                                \
    X(DEPLOY, "deploy", "player, figure, node, at")                                                \
    X(SCORE, "score", "player, points, kind, reason, node: the feature, worth that; held (B9)")    \
    X(BRIDGE, "bridge", "player, at, orientation: enum direction (BR2)")                           \
    X(CASTLE, "castle", "player: one of its owners, node: the castle (CA3)")                       \
    X(REVEAL, "reveal", "player: the host; the tiles are the bazaar's (BZ4)")                      \
    X(OFFER, "offer", "player, tile_kind, points: the first bid (BZ4)")                            \
    X(BID, "bid", "player, tile_kind, points; -1: has passed (BZ5)")                               \
    X(AUCTION, "auction", "player: the taker, tile_kind, points paid, other: to whom (BZ6)")       \
    X(CROSS, "cross", "player, figure, node: the city entered, at: the gate's square (DB3)")       \
    X(HOME, "home", "player, figure, node, at: where the follower stood (B9)")                     \
    X(GOODS, "goods", "player, goods: tokens taken, node: the city (TB2)")                         \
    X(AGAINST, "against", "player, amendment: against the rules, as the events after it tell")     \
    X(TURN, "turn", "player: whose turn begins (B2)")                                              \
    X(DOUBLE, "double", "player: whose second part begins (TB6)")                                  \
    X(OVER, "over", "nothing: the scores are the game's (B11)")

enum event_type {
#define X(type, name, fields) EVENT_##type,
    EVENTS(X)
#undef X
        EVENTS_COUNT
};

/* Why points were scored: a feature was completed, a castle scored it, the game ended; the game
 * ended with most tokens of a good (TB3); or an amendment says so. The last two are no feature:
 * `node` and `held` are NO_NODE then and `kind` is FEATURE_KINDS. The row: name in C, name in the
 * engine protocol. */
#define SCORE_REASONS(X)                                                                           \
    X(COMPLETE, "complete")                                                                        \
    X(CASTLE, "castle") X(FINAL, "final") X(GOODS, "final") X(AGAINST, "against")

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
