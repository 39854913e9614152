/* A game: one plain value, and the rules as functions on it.
 *
 *     struct game game;
 *     game_start(&game, &options);
 *     while (!game_is_over(&game)) {
 *         struct move_list moves;
 *         game_legal(&game, &moves);
 *         game_apply(&game, moves.move[choose(...)], NULL);
 *     }
 *
 * The value holds no pointers and nothing allocated: copying it is an assignment, and undoing a
 * move is going back to a copy. Chance moves like a player: a tile is drawn by the move `draw`.
 * Nothing here does input or output, reads a clock, allocates, or knows words for people. */
#ifndef BASTIDE_GAME_H
#define BASTIDE_GAME_H

#include "bastide/event.h"
#include "bastide/feature.h"
#include "bastide/move.h"
#include "bastide/options.h"
#include "bastide/prefix.h"
#include "bastide/refusal.h"

/* The moments of a game, in the order in which a turn comes to them; a phase that has been passed
 * goes on to the one after it where its rules do not say otherwise. The row: name in C, name in the
 * engine protocol, its rules: NAME_phase in src/rules. Nobody ever has to decide at `complete`,
 * `score` and `next`, so they are never seen from outside. */
#define PHASES(X)                                                                                  \
    X(DRAW, "draw", draw)                                                                          \
    X(PLACE, "place", place)                                                                       \
    X(BUILD, "build", build)                                                                       \
    X(COMPLETE, "complete", complete)                                                              \
    X(CASTLE, "castle", castle)                                                                    \
    X(SCORE, "score", score)                                                                       \
    X(CLAIM, "claim", claim)                                                                       \
    X(CROSS, "cross", cross)                                                                       \
    X(NEXT, "next", next)                                                                          \
    X(REVEAL, "reveal", reveal)                                                                    \
    X(OFFER, "offer", offer)                                                                       \
    X(BID, "bid", bid)                                                                             \
    X(SETTLE, "settle", settle)                                                                    \
    X(DRAFT, "draft", draft)                                                                       \
    X(OVER, "over", over)

enum phase {
#define X(phase, ...) PHASE_##phase,
    PHASES(X)
#undef X
        PHASES_COUNT
};

/* Who has to decide: a player, counted from 0, or one of these. */
enum { ACTOR_CHANCE = 0xfe, ACTOR_NOBODY = 0xff };

/* The tiles that have not come yet. */
struct pile {
    uint8_t left[TILE_KINDS_MAX]; /* of each kind */
    uint8_t tiles;                /* altogether */
};

/* The figures on the board, helpers among them. */
struct followers {
    struct follower follower[FOLLOWERS_MAX]; /* in no order */
    uint8_t count;
};

struct player {
    int32_t score;                 /* below zero perhaps, after auctions (BZ7) */
    uint8_t supply[FIGURES_COUNT]; /* figures at home (B1) */
    uint8_t bridges;               /* left to build (BR1) */
    uint8_t castles;               /* tokens left (CA1) */
};

/* Whose turn it is and how far it has come. */
struct turn {
    uint8_t phase;    /* enum phase */
    uint8_t player;   /* who is at turn, from 0 */
    uint8_t actor;    /* who has to decide now: see game_actor */
    uint8_t hand;     /* the tile kind drawn and not yet placed, or NO_TILE_KIND */
    uint8_t placed;   /* the tile placed this turn, or NO_TILE */
    uint8_t built;    /* the bridge built this turn, or NO_BRIDGE */
    uint8_t forced;   /* 1: the tile placed does not match until a bridge is built (BR6) */
    uint8_t deployed; /* figures deployed this turn: 0 or 1 */
    uint8_t number;   /* turns begun, from 1 */
};

/* What the placement at hand has completed; only good until the turn's scoring is over. */
enum { COMPLETED_MAX = 16 };

struct completed {
    uint16_t node[COMPLETED_MAX];  /* of each feature one */
    int16_t points[COMPLETED_MAX]; /* what it pays */
    uint8_t count;
};

/* A small city whose fate is being decided (CA2). Masks have bit p for player p. */
struct small_city {
    uint16_t node;
    uint8_t asked;      /* who still has to decide */
    uint8_t converters; /* who has decided for a castle */
};

enum { CASTLES_MAX = 12, SMALL_CITIES_MAX = 4, CASTLE_SCORED = 0xff, NO_CHOICE = 0xff };

/* A castle. Its followers are those in the feature of `node`, which was a small city (CA3). */
struct castle {
    uint16_t node;
    uint8_t tile[2]; /* in reading order */
    uint8_t owners;  /* who put in a token: mask of players (CA12) */
    uint8_t wave;    /* 0: has not scored; else the wave of the present scoring in which it does
                        (CA8), or CASTLE_SCORED if that is past */
    int16_t points;  /* what it paid when it scored */
    /* While it is about to score: what each owner claims (CA7). In the first wave the number of a
     * completed feature, later that of a castle; NO_CHOICE if undecided. */
    uint8_t choice[PLAYERS_MAX];
};

struct castles {
    struct castle castle[CASTLES_MAX]; /* in the order built */
    uint8_t count;
    uint8_t old;  /* castles built before this placement: only they can score in it (CA6) */
    uint8_t wave; /* the wave that is being scored; 0: none */
    struct small_city small[SMALL_CITIES_MAX]; /* in reading order */
    uint8_t smalls;
    uint8_t asking; /* the small city or castle that the decision at hand is about */
};

enum { NOBODY = 0xff };

/* A bazaar (BZ), from its announcement until the last of its tiles is played. */
struct bazaar {
    uint8_t host;                /* NOBODY: no bazaar is on */
    uint8_t tiles;               /* revealed: 0, or one a player */
    uint8_t tile[REVEALED_MAX];  /* their kinds */
    uint8_t owner[REVEALED_MAX]; /* who took each, or NOBODY */
    uint8_t chooser;             /* who chooses, or drafts */
    uint8_t offered;             /* the tile under the hammer, from 0, or NOBODY */
    uint8_t bidder;              /* who made the highest bid */
    uint8_t asked;               /* who was asked for a bid last */
    int16_t bid;                 /* the highest */
    uint8_t first;               /* who took the first tile, or NOBODY */
    uint8_t played;              /* players who have played theirs, or are playing it */
};

struct game {
    struct options options;
    struct turn turn;
    struct player player[PLAYERS_MAX];
    struct pile pile;
    struct followers followers;
    struct completed completed;
    struct castles castles;
    struct bazaar bazaar;
    uint16_t monastery[MONASTERIES_MAX]; /* nodes of the incomplete monasteries, in no order */
    uint8_t monasteries;
    struct board board;
    struct features features;
};

/* Sets up a game before its first draw (B1). Refused, with `game` unchanged, where the number of
 * players or the sets are out of range. */
enum refusal game_start(struct game *game, const struct options *options);

/* Who has to decide: a player from 0, ACTOR_CHANCE, or ACTOR_NOBODY when the game is over. */
static inline unsigned game_actor(const struct game *game)
{
    return game->turn.actor;
}

static inline enum phase game_phase(const struct game *game)
{
    return (enum phase)game->turn.phase;
}

static inline bool game_is_over(const struct game *game)
{
    return game->turn.phase == PHASE_OVER;
}

/* More moves than any position has: every open square in every orientation, or every segment and
 * bridge, or every kind of tile. */
enum { MOVE_LIST_SIZE = 4 * OPEN_SQUARES_MAX };

struct move_list {
    size_t count;
    struct move move[MOVE_LIST_SIZE];
};

/* Every legal move of whoever has to decide, each once. The order is fixed for one position but
 * means nothing. Three moments have more moves than are listed: of offers and bids only the least
 * is (game_bid_limits has the rest), and of reveals none, as any game_reveal_count tiles of the
 * pile may come (bastide/chance.h). */
void game_legal(const struct game *game, struct move_list *moves);

/* Where a tile of `kind` would match now, whoever has it and at any moment of the game: the
 * placements alone, each once, in the order of game_legal. First those that match as it is (B3);
 * the other function has those that match once a bridge is built, whoever would build it (BR6). */
void game_placements(const struct game *game, uint8_t kind, struct move_list *moves);
void game_bridged_placements(const struct game *game, uint8_t kind, struct move_list *moves);

/* Makes a move. What it did is put into `events`, replacing what was there (NULL: not told).
 * Refused, with `game` unchanged and `events` empty, where the move is not legal. */
enum refusal game_apply(struct game *game, struct move move, struct event_list *events);

/* The bids that are legal at `offer` and `bid`: from `least` to `most`; no limit is BIDS_MAX. At
 * any other time `most` is below `least`. */
enum { BIDS_MAX = 999 };
struct bid_limits {
    int least, most;
};
struct bid_limits game_bid_limits(const struct game *game);

/* The most that `player` may ever bid with the score at hand: anything, or that score, never below
 * 0 (option bazaar-bids). Who cannot bid more than the highest bid is not asked. */
int game_purse(const struct game *game, unsigned player);

/* How many tiles a bazaar reveals (BZ4). */
static inline unsigned game_reveal_count(const struct game *game)
{
    return game->options.players;
}

/* The bridge that must be built now, so that the tile just placed matches (BR6). False where there
 * is none. */
bool game_forced_bridge(const struct game *game, struct move *bridge);

/* Whether the feature of `node` is a castle, and which: its number, or CASTLES_MAX. */
unsigned game_castle_of(const struct game *game, uint16_t node);

/* The six squares of a castle's fief (CA4), in reading order. */
enum { FIEF_SQUARES = 6 };
void game_fief(const struct game *game, unsigned castle, struct square fief[FIEF_SQUARES]);

/* The same around two tiles in reading order, where a castle may be built. */
void game_fief_around(const struct game *game, const uint8_t tiles[2],
                      struct square fief[FIEF_SQUARES]);

/* What a decision that a scoring brings is about: at `castle` the small city (CA2), at `claim` the
 * castle that scores (CA7), at `cross` the road with the follower (DB3). NO_NODE at any other time.
 */
uint16_t game_decision_node(const struct game *game);

/* At `castle` and `claim`: the two tiles of that small city or castle, in reading order. False,
 * with `tiles` unchanged, at any other time. */
bool game_decision_tiles(const struct game *game, uint8_t tiles[2]);

/* What an answer to it is about, and what it pays at once. */
struct decision_answer {
    uint16_t node; /* the small city; the feature or castle claimed (CA7, CA8); the city entered.
                      NO_NODE for the way home, for what is no answer, and at any other time */
    int points;    /* to each who gets any */
};
struct decision_answer game_decision_answer(const struct game *game, struct move move);

/* The follower that a decision at `cross` is about (DB3), by its number in game.followers, or
 * FOLLOWERS_MAX at any other time. */
unsigned game_crossing_follower(const struct game *game);

/* The city segments of tile number `tile` behind a lowered drawbridge: bit s for segment s (DB2,
 * DB6). */
unsigned game_lowered_gates(const struct game *game, uint8_t tile);

/* What the feature of `node` would pay now to whoever holds it: as a completed feature (B6-B8)
 * or, where it is not complete, as at the end of the game (B12, B13). 0 for a castle. */
int game_feature_points(const struct game *game, uint16_t node);

/* What the feature of `node` is: a small city that was converted is a castle. */
enum feature_kind game_feature_kind(const struct game *game, uint16_t node);

/* Whether the feature of `node` is complete (B6-B8). Fields never are, castles once they have
 * scored. */
bool game_feature_is_complete(const struct game *game, uint16_t node);

/* The completed cities and the castles that the field of `node` touches, as one node of each, in no
 * order (B13, CA11).
 * Returns how many there are; at most `size` are put into `cities`. */
size_t game_field_cities(const struct game *game, uint16_t node, uint16_t *cities, size_t size);

#endif
