/* Moves: everything that anybody, chance included, can do to a game. */
#ifndef BASTIDE_MOVE_H
#define BASTIDE_MOVE_H

#include "bastide/tiles.h"

/* The verbs. The row: name in C, word in notation, what the move's fields hold. */
#define VERBS(X)                                                                                   \
    X(DRAW, "draw", "chance: `arg` the tile kind drawn (B2)")                                      \
    X(REVEAL, "reveal", "chance: `reveal` the tile kinds, one a player (BZ4)")                     \
    X(PLACE, "place", "`at` the square, `arg` the orientation (B3)")                               \
    X(DISCARD, "discard", "the tile in hand fits nowhere and is put aside (B4)")                   \
    X(BRIDGE, "bridge", "`at` the square, `arg` enum direction (BR2)")                             \
    X(DEPLOY, "deploy", "`figure`, `arg` the segment of the tile just placed (B5)")                \
    X(PASS, "pass", "nothing more is built or deployed; no bid (B2, BZ5)")                         \
    X(CASTLE, "castle", "the small city becomes a castle (CA2)")                                   \
    X(SCORE, "score", "the small city is scored (CA2)")                                            \
    X(CLAIM, "claim", "`at` a tile of the feature, `arg` its segment there (CA7)")                 \
    X(CROSS, "cross", "`at` a tile, `arg` its city segment behind a lowered gate (DB3)")           \
    X(HOME, "home", "the follower on the road goes home (DB3)")                                    \
    X(OFFER, "offer", "`arg` the revealed tile from 0, `points` the first bid (BZ4)")              \
    X(BID, "bid", "`points` the bid (BZ5)")                                                        \
    X(BUY, "buy", "the chooser pays the highest bid and takes the tile (BZ6)")                     \
    X(SELL, "sell", "the highest bidder pays and takes the tile (BZ6)")                            \
    X(TAKE, "take", "`arg` the revealed tile from 0 (BZ13)")

enum verb {
#define X(verb, word, fields) VERB_##verb,
    VERBS(X)
#undef X
        VERBS_COUNT
};

enum { REVEALED_MAX = 6 /* tiles in a bazaar: one a player */ };

/* What can be deployed. */
#define FIGURES(X) X(MEEPLE, "meeple")

enum figure {
#define X(figure, word) FIGURE_##figure,
    FIGURES(X)
#undef X
        FIGURES_COUNT
};

/* In a claim's `arg` in the place of a segment: the castle on that tile (CA8). */
enum { CLAIM_CASTLE = SEGMENT_BRIDGE + 1 };

/* A move, in eight bytes. Fields that its verb does not use are zero. */
struct move {
    uint8_t verb; /* enum verb */
    uint8_t arg;  /* see VERBS */
    union {
        struct {
            struct square at; /* see VERBS */
            int16_t points;   /* see VERBS */
            uint8_t figure;   /* enum figure */
            uint8_t unused;
        };
        uint8_t reveal[REVEALED_MAX]; /* kinds, one a player */
    };
};

_Static_assert(sizeof(struct move) == 8, "moves are copied by the thousand");

static inline struct move move_draw(uint8_t kind)
{
    return (struct move){.verb = VERB_DRAW, .arg = kind};
}

static inline struct move move_place(struct square at, unsigned orientation)
{
    return (struct move){.verb = VERB_PLACE, .arg = (uint8_t)orientation, .at = at};
}

static inline struct move move_deploy(enum figure figure, unsigned segment)
{
    return (struct move){.verb = VERB_DEPLOY, .figure = (uint8_t)figure, .arg = (uint8_t)segment};
}

static inline struct move move_bridge(struct square at, enum direction direction)
{
    return (struct move){.verb = VERB_BRIDGE, .arg = (uint8_t)direction, .at = at};
}

static inline struct move move_claim(struct square at, unsigned segment)
{
    return (struct move){.verb = VERB_CLAIM, .arg = (uint8_t)segment, .at = at};
}

static inline struct move move_cross(struct square at, unsigned segment)
{
    return (struct move){.verb = VERB_CROSS, .arg = (uint8_t)segment, .at = at};
}

/* Tile `number` of the revealed ones, from 0. */
static inline struct move move_offer(unsigned number, int points)
{
    return (struct move){.verb = VERB_OFFER, .arg = (uint8_t)number, .points = (int16_t)points};
}

static inline struct move move_bid(int points)
{
    return (struct move){.verb = VERB_BID, .points = (int16_t)points};
}

static inline struct move move_take(unsigned number)
{
    return (struct move){.verb = VERB_TAKE, .arg = (uint8_t)number};
}

/* A move that is a verb alone: discard, pass, castle, score, buy, sell. */
static inline struct move move_plain(enum verb verb)
{
    return (struct move){.verb = (uint8_t)verb};
}

static inline bool move_equal(struct move a, struct move b)
{
    for (unsigned byte = 0; byte < REVEALED_MAX; byte++) /* they span all other fields */
        if (a.reveal[byte] != b.reveal[byte])
            return false;
    return a.verb == b.verb && a.arg == b.arg;
}

#endif
