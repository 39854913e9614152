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

#ifdef __cplusplus
extern "C" {
#endif

/* The phases of a game, in turn order; each leads to the next unless its rules say otherwise. The
 * row: name in C, name in the engine protocol, its rules: NAME_phase in src/rules. `complete`,
 * `score` and `next` never need a decision, so callers never see them. */
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

/* Who must decide: a player, from 0, or one of these. */
enum { ACTOR_CHANCE = 0xfe, ACTOR_NOBODY = 0xff };

/* The tiles not yet drawn. */
struct pile {
    uint8_t left[TILE_KINDS_MAX]; /* of each kind */
    uint8_t tiles;                /* altogether */
};

/* The figures on the board, including helpers. */
struct followers {
    struct follower follower[FOLLOWERS_MAX]; /* in no order */
    uint8_t count;
};

struct player {
    int32_t score;                 /* may be negative after auctions (BZ7) */
    uint8_t supply[FIGURES_COUNT]; /* figures at home (B1) */
    uint8_t bridges;               /* left to build (BR1) */
    uint8_t castles;               /* tokens left (CA1) */
    uint8_t goods[GOODS_COUNT];    /* tokens taken (TB2) */
};

/* Whose turn it is and how far it has progressed. */
struct turn {
    uint8_t phase;    /* enum phase */
    uint8_t player;   /* whose turn it is, from 0 */
    uint8_t actor;    /* who must decide now: see game_actor */
    uint8_t hand;     /* the tile kind drawn and not yet placed, or NO_TILE_KIND */
    uint8_t placed;   /* the tile placed this turn, or NO_TILE */
    uint8_t built;    /* the bridge built this turn, or NO_BRIDGE */
    uint8_t forced;   /* 1: the tile placed does not match until a bridge is built (BR6) */
    uint8_t deployed; /* figures deployed this turn: 0 or 1 */
    uint8_t number;   /* turns begun, from 1 */
    uint8_t drawn;    /* 1: its tile came from the pile, not from a bazaar (BZ10, BZ11) */
};

/* The features that the current placement completed; valid only until the turn's scoring is
 * over. */
enum { COMPLETED_MAX = 16 };

struct completed {
    uint16_t node[COMPLETED_MAX];  /* one of each feature */
    int16_t points[COMPLETED_MAX]; /* what it pays */
    uint8_t count;
};

/* A small city to be converted or not (CA2). Masks have bit p for player p. */
struct small_city {
    uint16_t node;
    uint8_t asked;      /* who has yet to decide */
    uint8_t converters; /* who chose a castle */
};

enum { CASTLES_MAX = 12, SMALL_CITIES_MAX = 4, CASTLE_SCORED = 0xff, NO_CHOICE = 0xff };

/* A castle. Its followers are those in the feature of `node`, which was a small city (CA3). */
struct castle {
    uint16_t node;
    uint8_t tile[2]; /* in reading order */
    uint8_t owners;  /* mask of players who spent a token (CA12) */
    uint8_t wave; /* 0: has not scored; else its wave in the current scoring (CA8), or CASTLE_SCORED
                     once that is over */
    int16_t points; /* what it paid when it scored */
    /* While it is about to score: each owner's claim (CA7). In the first wave the number of a
     * completed feature, later that of a castle; NO_CHOICE if undecided. */
    uint8_t choice[PLAYERS_MAX];
};

struct castles {
    struct castle castle[CASTLES_MAX]; /* in the order built */
    uint8_t count;
    uint8_t old;  /* castles built before this placement; only these can score in it (CA6) */
    uint8_t wave; /* the wave being scored; 0: none */
    struct small_city small[SMALL_CITIES_MAX]; /* in reading order */
    uint8_t smalls;
    uint8_t asking; /* the small city or castle of the current decision */
};

enum { NOBODY = 0xff };

/* A bazaar (BZ), from its announcement until its last tile is played. */
struct bazaar {
    uint8_t host;                /* NOBODY: no bazaar is being held */
    uint8_t tiles;               /* revealed: 0, or one per player */
    uint8_t tile[REVEALED_MAX];  /* their kinds */
    uint8_t owner[REVEALED_MAX]; /* who took each, or NOBODY */
    uint8_t chooser;             /* who chooses or drafts next */
    uint8_t offered;             /* the tile being auctioned, from 0, or NOBODY */
    uint8_t bidder;              /* the highest bidder */
    uint8_t asked;               /* the last player asked for a bid */
    int16_t bid;                 /* the highest */
    uint8_t first;               /* who took the first tile, or NOBODY */
    uint8_t played;              /* players who have played theirs, or are playing it */
};

/* Auctions still to come (TB9, TB10, BZ11). */
struct announced {
    uint8_t host[BAZAARS_MAX]; /* in order */
    uint8_t count;
    uint8_t replacing; /* of those announced since the last reveal: for a bazaar drawn in place of a
                          won tile (BZ11) */
    uint8_t laid_out;  /* tiles in the pile when those of the first one were laid out face down; 0:
                          none lie there */
};

/* Double turns (TB6). */
struct doubles {
    uint8_t player; /* whose turn this is; others may play during it (TB10) */
    uint8_t part;   /* 0: the first part, 1: the second */
    uint8_t earned; /* 1: the tile placed in this first part earns a second one */
    uint8_t waits;  /* 1: that player's second part waits for the auctions (TB9) */
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
    struct announced announced;
    struct doubles doubles;
    uint8_t amended;                     /* amendments so far */
    uint16_t monastery[MONASTERIES_MAX]; /* nodes of the incomplete monasteries, in no order */
    uint8_t monasteries;
    /* Large, and in use only in part (game_copy): last. */
    struct board board;
    struct features features;
};

/* Sets up a game before its first draw (B1). Refused, with `game` unchanged, if the number of
 * players or the sets are out of range. */
enum refusal game_start(struct game *game, const struct options *options);

/* Copies a game faster than an assignment, most of all early in a game: table entries not in use
 * keep their contents, initialised or not. They mean nothing to the rules, but do not compare such
 * a copy byte by byte. `to` and `from` must not be the same game. */
void game_copy(struct game *to, const struct game *from);

/* Who must decide: a player from 0, ACTOR_CHANCE, or ACTOR_NOBODY when the game is over. */
static inline unsigned game_actor(const struct game *game)
{
    return game->turn.actor;
}

/* The current phase. */
static inline enum phase game_phase(const struct game *game)
{
    return (enum phase)game->turn.phase;
}

/* Whether the final scoring is done (B12); no move is legal then. */
static inline bool game_is_over(const struct game *game)
{
    return game->turn.phase == PHASE_OVER;
}

/* An upper bound on the listed moves of any position: every open square in every orientation, or
 * every segment and bridge, or every tile kind. */
enum { MOVE_LIST_SIZE = 4 * OPEN_SQUARES_MAX };

struct move_list {
    size_t count;
    struct move move[MOVE_LIST_SIZE];
};

/* Every legal move of the deciding actor, each once. The order is fixed for a position but has no
 * meaning. Three decisions have more moves than are listed: offers and bids list only the lowest
 * (game_bid_limits has the range), and reveals none, as any game_reveal_count tiles of the pile may
 * come (bastide/chance.h). */
void game_legal(const struct game *game, struct move_list *moves);

/* Where a tile of `kind` would match now, regardless of player and phase: the placements alone,
 * each once, in the order of game_legal. The first function lists those that match as the board is
 * (B3), the second those that match once a bridge is built, by any player (BR6). */
void game_placements(const struct game *game, uint8_t kind, struct move_list *moves);
void game_bridged_placements(const struct game *game, uint8_t kind, struct move_list *moves);

/* Makes a move. Its events replace the contents of `events` (NULL: not wanted). Refused, with
 * `game` unchanged and `events` empty, if the move is illegal. */
enum refusal game_apply(struct game *game, struct move move, struct event_list *events);

/* Notes what was done at a table against the rules; `move` is an amendment. The game goes on from
 * there by the rules, and may end the turn as after any move. At `place` and `build` what the turn
 * decides can be noted, and at `draw` and `reveal`, before chance, figures and points, too; whose
 * turn it is only before the draw, and outside the round of a bazaar. What the rules allow is
 * refused, and so are more than AMENDMENTS_MAX amendments of one game. Refused, with `game`
 * unchanged and `events` empty, as by game_apply. */
enum { AMENDMENTS_MAX = 60, AMENDED_POINTS_MAX = 999 };
enum refusal game_amend(struct game *game, struct move move, struct event_list *events);

/* Whether something of that kind can be noted now. */
bool game_may_amend(const struct game *game, enum amendment amendment);

/* Makes a move as records have them: an amendment or any other. A draw may take the place of a
 * reveal for a bazaar that was drawn in place of a won tile (BZ11): older versions held no auction
 * for it, so none is held. Refused as by game_apply. */
enum refusal game_make(struct game *game, struct move move, struct event_list *events);

/* Who makes `move`, for records: as game_actor, and of amendments ACTOR_CHANCE. */
static inline unsigned game_mover(const struct game *game, struct move move)
{
    return move_is_amendment(move) ? (unsigned)ACTOR_CHANCE : game_actor(game);
}

/* The legal bids at `offer` and `bid`: from `least` to `most`; unlimited is BIDS_MAX. At any other
 * time `most` is less than `least`. */
enum { BIDS_MAX = 999 };
struct bid_limits {
    int least, most;
};
struct bid_limits game_bid_limits(const struct game *game);

/* The most `player` may bid now: unlimited, or the player's score but never below 0 (option
 * bazaar-bids). Players who cannot raise the highest bid are not asked. */
int game_purse(const struct game *game, unsigned player);

/* How many tiles a bazaar reveals (BZ4). */
static inline unsigned game_reveal_count(const struct game *game)
{
    return game->options.players;
}

/* The bridge that must be built now so that the tile just placed matches (BR6). False if there is
 * none. */
bool game_forced_bridge(const struct game *game, struct move *bridge);

/* The number of the castle that the feature of `node` is, or CASTLES_MAX if it is none. */
unsigned game_castle_of(const struct game *game, uint16_t node);

/* The players whom castle number `castle` pays when it scores, as a mask: those of its owners with
 * a follower in it (CA5, CA9). An owner whose lord has gone home against the rules is none. */
unsigned game_castle_lords(const struct game *game, unsigned castle);

/* The six squares of a castle's fief (CA4), in reading order. */
enum { FIEF_SQUARES = 6 };
void game_fief(const struct game *game, unsigned castle, struct square fief[FIEF_SQUARES]);

/* The same around two tiles in reading order, where a castle could be built. */
void game_fief_around(const struct game *game, const uint8_t tiles[2],
                      struct square fief[FIEF_SQUARES]);

/* The feature that a scoring decision is about: at `castle` the small city (CA2), at `claim` the
 * castle that scores (CA7), at `cross` the road with the follower (DB3). NO_NODE at any other
 * time. */
uint16_t game_decision_node(const struct game *game);

/* At `castle` and `claim`: the two tiles of that small city or castle, in reading order. False,
 * with `tiles` unchanged, at any other time. */
bool game_decision_tiles(const struct game *game, uint8_t tiles[2]);

/* The feature an answer to it concerns, and the points it pays at once. */
struct decision_answer {
    uint16_t node; /* the small city; the feature or castle claimed (CA7, CA8); the city entered.
                      NO_NODE for going home, for any other move, and at any other time */
    int points;    /* to each player paid */
};
struct decision_answer game_decision_answer(const struct game *game, struct move move);

/* The follower that a decision at `cross` is about (DB3): its number in game.followers, or
 * FOLLOWERS_MAX at any other time. */
unsigned game_crossing_follower(const struct game *game);

/* The city segments of tile number `tile` that have a lowered drawbridge: bit s for segment s (DB2,
 * DB6). */
unsigned game_lowered_gates(const struct game *game, uint8_t tile);

/* The points the feature of `node` would pay its majority now: as a completed feature (B6-B8, IN2,
 * IN3) or, if incomplete, as at the end of the game (B12, B13). 0 for a castle. */
int game_feature_points(const struct game *game, uint16_t node);

/* The kind of the feature of `node`: a converted small city is a castle. */
enum feature_kind game_feature_kind(const struct game *game, uint16_t node);

/* Whether the feature of `node` is complete (B6-B8). Fields never are; castles are once they have
 * scored. */
bool game_feature_is_complete(const struct game *game, uint16_t node);

/* The completed cities and the castles that the field of `node` touches, one node of each,
 * unordered (B13, CA11). Returns how many there are; at most `size` are put into `cities`. */
size_t game_field_cities(const struct game *game, uint16_t node, uint16_t *cities, size_t size);

/* What is printed on the tiles of a feature, of the sets in play. A castle has nothing. */
struct feature_marks {
    uint8_t inns;               /* road (IN2) */
    uint8_t cathedrals;         /* city (IN3) */
    uint8_t goods[GOODS_COUNT]; /* city: symbols of each (TB2) */
};

/* The marks of the feature of `node`. Tiles with a bazaar have inns, which mean nothing without the
 * set inns (IN1). */
struct feature_marks game_feature_marks(const struct game *game, uint16_t node);

/* The tokens of each good that nobody has taken yet (TB1); 0 without the set. */
void game_goods_left(const struct game *game, uint8_t left[GOODS_COUNT]);

/* The players with most tokens of a good, as a mask; 0 if nobody has one. Each is paid GOODS_POINTS
 * at the end (TB3). */
enum { GOODS_POINTS = 10 };
unsigned game_goods_majority(const struct game *game, enum good good);

/* The node where the builder or the pig of `player` stands (each has one, TB1), or NO_NODE. */
uint16_t game_helper_node(const struct game *game, enum figure helper, unsigned player);

/* What the field of `node` pays `player`, if it pays the player, beyond game_feature_points: 1 for
 * each completed city and each castle if the player's pig is there (TB12). 0 for other features. */
int game_pig_points(const struct game *game, uint16_t node, unsigned player);

/* 1, or 2 in the second part of a double turn, from its draw on (TB6). */
unsigned game_part(const struct game *game);

/* The players who will still play a second part, in that order: the active one, if the tile placed
 * continues the builder's feature and does not await a forced bridge (TB6); then the host whose
 * second part waits for the auctions (TB9). Returns how many there are. */
enum { OWED_MAX = 2 };
unsigned game_owed(const struct game *game, uint8_t players[OWED_MAX]);

/* The hosts of auctions still to come, in their order, without the one being held (TB9, TB10).
 * Returns how many there are. */
unsigned game_announced(const struct game *game, uint8_t hosts[BAZAARS_MAX]);

/* How many tiles of the pile lie face down for an auction that waits (TB9), until they are
 * revealed. They cannot be drawn; which they are only a seed decides. */
static inline unsigned game_tiles_face_down(const struct game *game)
{
    return game->announced.laid_out > 0 ? game->options.players : 0;
}

#ifdef __cplusplus
}
#endif

#endif
