/* Moves: everything that a player, or chance, can do in a game. */
#ifndef BASTIDE_MOVE_H
#define BASTIDE_MOVE_H

#include "bastide/figure.h"
#include "bastide/rows.h"
#include "bastide/tiles.h"

#include <assert.h>

/* The verbs: what each uses of a move says its row in VERBS (bastide/rows.h). */
enum verb {
#define X(verb, word, fields) VERB_##verb,
    VERBS(X)
#undef X
        VERBS_COUNT
};

/* Amendments: what was done at a real table although the rules do not allow it, noted so that the
 * game can go on from there (game_amend). They are no moves of a player or of chance, and never
 * legal. The row: name in C, word in notation after `against`, what the move's fields hold. */
#define AMENDMENTS(X)                                                                              \
    X(PLACE, "place", "`at` the square, `arg` the orientation: the tile does not match there")     \
    X(DISCARD, "discard", "the tile in hand was put aside although it fits")                       \
    X(DEPLOY, "deploy", "`player`, `figure`, `at` a tile, `arg` its segment: the figure is there") \
    X(HOME, "home", "`player`, `figure`, `at` a tile, `arg` its segment: it went home from there") \
    X(SCORE, "score", "`arg` the player, `points` more or, negative, less than by the rules")      \
    X(TURN, "turn", "`arg` the player whose turn it is")

enum amendment { /* goes on where enum verb ends */
                 AMENDMENT_BEFORE_FIRST = VERBS_COUNT - 1,
#define X(amendment, ...) AMENDMENT_##amendment,
                 AMENDMENTS(X)
#undef X
                     AMENDMENTS_END
};

/* A move, in eight bytes, or sixteen in a box of more kinds of tiles than a byte numbers. Fields
 * that its verb does not use are zero. */
struct move {
    uint8_t verb;    /* enum verb or enum amendment */
    kind_number arg; /* see VERBS */
    union {
        kind_number kinds[PLAYERS_MAX]; /* of tiles, one per player; it spans the others */
        /* Standard in C; in C++ an extension that all compilers support. */
        __extension__ struct {
            struct square at; /* see VERBS */
            union {
                int16_t points;     /* see VERBS */
                struct {            /* no verb has points, too */
                    uint8_t figure; /* enum figure */
                    uint8_t player; /* from 0; only in amendments */
                };
            };
        };
    };
};

static_assert(sizeof(struct move) == 8 * sizeof(kind_number), "moves are copied by the thousand");

/* A move with a verb only. */
static inline struct move move_plain(enum verb verb)
{
    struct move move = {(uint8_t)verb, 0, {{0}}};
    return move;
}

/* The same with `arg` filled in. */
static inline struct move move_with(enum verb verb, unsigned arg)
{
    struct move move = move_plain(verb);
    move.arg = (kind_number)arg;
    return move;
}

static inline struct move move_on_square(enum verb verb, struct square at, unsigned arg)
{
    struct move move = move_with(verb, arg);
    move.at = at;
    return move;
}

/* The moves of the base game, one function per verb; see VERBS for the fields. Those of a set are
 * in its questions.h. */
static inline struct move move_draw(kind_number kind)
{
    return move_with(VERB_DRAW, kind);
}

static inline struct move move_place(struct square at, unsigned orientation)
{
    return move_on_square(VERB_PLACE, at, orientation);
}

static inline struct move move_deploy(enum figure figure, unsigned segment)
{
    struct move move = move_with(VERB_DEPLOY, segment);
    move.figure = (uint8_t)figure;
    return move;
}

/* An amendment about a figure of `player`, on that segment of the tile on `at`. */
static inline struct move move_amend_figure(enum amendment amendment, unsigned player,
                                            enum figure figure, struct square at, unsigned segment)
{
    struct move move = move_on_square((enum verb)amendment, at, segment);
    move.figure = (uint8_t)figure;
    move.player = (uint8_t)player;
    return move;
}

static inline struct move move_amend_score(unsigned player, int points)
{
    struct move move = move_with(VERB_PASS, player);
    move.verb = AMENDMENT_SCORE; /* beyond the range of the verbs, as C++ has it */
    move.points = (int16_t)points;
    return move;
}

static inline bool move_is_amendment(struct move move)
{
    return move.verb > AMENDMENT_BEFORE_FIRST && move.verb < AMENDMENTS_END;
}

/* Whether two moves are the same, field by field. */
static inline bool move_equal(struct move a, struct move b)
{
    for (unsigned byte = 0; byte < PLAYERS_MAX; byte++) /* these bytes span all other fields */
        if (a.kinds[byte] != b.kinds[byte])
            return false;
    return a.verb == b.verb && a.arg == b.arg;
}

/* Why a move is refused. The core gives the reason; its row also has the sentence for people, which
 * refusal_sentence (bastide/notation.h) returns. */

enum refusal {
#define X(name, sentence) REFUSAL_##name,
    REFUSALS(X)
#undef X
        REFUSALS_COUNT
};

/* Events: what a move did, for everything that reports it: log, scoreboard, other programs. */

/* Which fields an event uses says its row in EVENTS (bastide/rows.h). */
enum event_type {
#define X(type, name, fields) EVENT_##type,
    EVENTS(X)
#undef X
        EVENTS_COUNT
};

/* Why points were scored. With a reason that is no feature `kind` is FEATURE_KINDS, and `node` and
 * `held` are NO_NODE, or the follower's feature (ME9). */
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
 * home and, if it has not, score at the end; and whatever else a row describes, it tells once of
 * each player. */
enum { EVENT_LIST_SIZE = 3 * FOLLOWERS_MAX + PLAYERS_MAX * EVENTS_COUNT };

struct event_list {
    size_t count;
    struct event event[EVENT_LIST_SIZE];
};

#endif
