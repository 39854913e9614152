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

#include "bastide/agenda.h"
#include "bastide/feature.h"
#include "bastide/move.h"
#include "bastide/options.h"
#include "bastide/prefix.h"
#include "bastide/states.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The phases of a game, in turn order; each leads to the next unless its rules say otherwise. */
enum phase {
#define X(phase, ...) PHASE_##phase,
    PHASES(X)
#undef X
        PHASES_COUNT,
    PHASE_FIRST = 0
};

/* Who must decide: a player, from 0, or one of these. */
enum { ACTOR_CHANCE = 0xfe, ACTOR_NOBODY = 0xff };

/* No player, where one may be named. */
enum { NOBODY = 0xff };

/* The tiles not yet drawn. */
struct pile {
    uint8_t left[TILE_KINDS_MAX]; /* of each kind */
    tile_number tiles;            /* that may come, altogether */
    tile_number under;            /* as many more never will; which ones, only a seed decides */
    tile_number aside;            /* of them lie face down for later and cannot be drawn; which
                                 ones only a seed decides */
    tile_number aside_from;       /* pile_held when those were laid aside, or 0 */
    tile_number again_from;       /* pile_held when it was shuffled again, or 0 */
};

/* How many tiles are in it, those that never come among them. */
static inline unsigned pile_held(const struct pile *pile)
{
    return (unsigned)pile->tiles + pile->under;
}

/* The pile as it was shuffled again; valid if it was. */
struct shuffled {
    uint8_t left[TILE_KINDS_MAX];             /* of each kind */
    uint8_t barred[(TILE_KINDS_MAX + 7) / 8]; /* bit k % 8 of k / 8: kind k could not come then */
    tile_number aside;                        /* lay face down, and still do */
};

/* The figures on segments, including helpers. */
struct followers {
    struct follower follower[FOLLOWERS_MAX]; /* in no order */
    uint8_t number[FOLLOWERS_MAX];           /* which piece each is (struct piece) */
    uint8_t count;
};

/* The pieces that are neither at home nor among the followers. */
struct elsewhere {
    struct piece_elsewhere entry[PIECES_MAX]; /* in no order */
    uint8_t count;
};

struct player {
    int32_t score;                 /* may be negative */
    uint8_t supply[FIGURES_COUNT]; /* figures at home (B1) */
    uint8_t away[FIGURES_COUNT];   /* of each figure bit n: its piece number n is not at home */
#define X(name, member, ...) uint8_t member;
    BUILDINGS(X) /* at home */
#undef X
#define X(member) member;
    PLAYER_STATES(X)
#undef X
};

/* Whose turn it is and how far it has progressed. */
struct turn {
    uint8_t phase;      /* enum phase */
    uint8_t player;     /* whose turn it is, from 0 */
    uint8_t actor;      /* who must decide now: see game_actor */
    kind_number hand;   /* the tile kind drawn and not yet placed, or NO_TILE_KIND */
    tile_number placed; /* the tile placed this turn, or NO_TILE */
    uint8_t deployed;   /* figures deployed this turn; from NOTHING_FOLLOWS on no more */
    uint8_t built;      /* the track built this turn, or NO_TRACK */
    uint8_t forced;     /* the verb that alone is legal now, as the tile placed needs it; 0: none */
    tile_number number; /* turns begun, from 1 */
    uint8_t drawn;      /* 1: its tile came from the pile */
#define X(member) member;
    TURN_STATES(X)
#undef X
};

/* The features that the current placement completed; valid only until the turn's scoring is
 * over. */
enum { COMPLETED_MAX = 16 };

struct completed {
    uint16_t node[COMPLETED_MAX]; /* one of each feature */
    uint8_t count;
};

struct game {
    struct options options;
    struct player player[PLAYERS_MAX];
    struct agenda agenda;
    struct followers followers;
    struct completed completed;
    uint16_t monastery[MONASTERIES_MAX]; /* nodes of the incomplete ones, and of
                                            what else is SURROUNDED, in no order */
#define X(member) member;
    GAME_STATES(X)
#undef X
    struct turn turn;
    struct pile pile;
    tile_number monasteries;
    uint8_t amended;                     /* amendments so far */
    uint8_t neutral_away[FIGURES_COUNT]; /* as `away` of each player, of the neutral pieces */
    uint8_t phase_from[PHASES_COUNT]; /* itself, or the next in play if the options leave it out */
    /* Large, and in use only in part (game_copy): last. */
    struct shuffled shuffled;
    struct elsewhere elsewhere;
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

/* The piece of the figure with this number in game.followers. */
struct piece game_piece(const struct game *game, unsigned follower);

/* The number in game.followers of a piece on a segment; FOLLOWERS_MAX if it is on none. */
unsigned game_piece_follower(const struct game *game, struct piece piece);

/* Where a piece of this game is. */
struct piece_place game_piece_place(const struct game *game, struct piece piece);

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

/* Whose turn it is, from 0: not always the one who must decide. */
static inline unsigned game_player(const struct game *game)
{
    return game->turn.player;
}

/* The number of the turn, from 1. */
static inline unsigned game_turn(const struct game *game)
{
    return game->turn.number;
}

/* The tile kind in hand, or NO_TILE_KIND; the number of the tile placed this turn, or NO_TILE. */
static inline kind_number game_hand(const struct game *game)
{
    return game->turn.hand;
}

static inline tile_number game_placed(const struct game *game)
{
    return game->turn.placed;
}

/* The number of the track built this turn, or NO_TRACK. */
static inline uint8_t game_built(const struct game *game)
{
    return game->turn.built;
}

/* The square of the tile that `node` is on. */
static inline struct square game_node_square(const struct game *game, uint16_t node)
{
    return game->board.tile[feature_tile(&game->features, node)].at;
}

/* What is awaited: chance, whatever it brings; a draw from the pile; the place of the tile in hand;
 * what is built or deployed after placing. */
static inline bool game_awaits_chance(const struct game *game)
{
    return game->turn.actor == ACTOR_CHANCE;
}

static inline bool game_awaits_draw(const struct game *game)
{
    return game->turn.phase == PHASE_DRAW;
}

static inline bool game_awaits_placement(const struct game *game)
{
    return game->turn.phase == PHASE_PLACE;
}

static inline bool game_awaits_action(const struct game *game)
{
    return game->turn.phase == PHASE_BUILD;
}

/* Whether the scoring of what a placement completed is still to come when something is asked after
 * the placement; whether it is over, and what is asked follows from it. */
static inline bool game_will_score(const struct game *game)
{
    return game->turn.phase > PHASE_COMPLETE && game->turn.phase < PHASE_SCORE;
}

static inline bool game_has_scored(const struct game *game)
{
    return game->turn.phase > PHASE_SCORE && game->turn.phase < PHASE_NEXT;
}

/* Whether what is awaited belongs to no turn: it is due between two of them (bastide/agenda.h). */
static inline bool game_is_between_turns(const struct game *game)
{
    return game->turn.phase > PHASE_NEXT && game->turn.phase < PHASE_OVER;
}

/* Whether a figure has been deployed this turn (B5). */
static inline bool game_has_deployed(const struct game *game)
{
    return game->turn.deployed > 0;
}

/* How many tiles of the pile lie face down for later. They cannot be drawn. */
static inline unsigned game_tiles_face_down(const struct game *game)
{
    return game->pile.aside;
}

/* Whether a tile of that kind may be drawn from the pile or revealed now: one is left, and no set
 * keeps it back. */
bool game_may_come(const struct game *game, kind_number kind);

/* The tiles of the pile that may, and how many will at most. Those that lie face down are among
 * them; of each kind all, as nobody knows which never come. */
void game_pile_to_come(const struct game *game, struct pile *pile);
unsigned game_tiles_to_come(const struct game *game);

/* How many tiles of the pile never come. */
static inline unsigned game_tiles_under(const struct game *game)
{
    return game->pile.under;
}

/* The action that alone is legal now, as the tile just placed needs it (turn.forced). False if none
 * is. */
bool game_forced_action(const struct game *game, struct move *action);

/* Whether the final scoring is done (B12); no move is legal then. */
static inline bool game_is_over(const struct game *game)
{
    return game->turn.phase == PHASE_OVER;
}

/* An upper bound on the listed moves of any position: every open square in every orientation; or
 * each kind of follower on every segment of the board, with all that concerns each follower there;
 * and so more than every tile kind. */
enum {
#define X(figure, word, key, each, set, role, ...) +(ROLE_##role == ROLE_FOLLOWER)
    FOLLOWER_KINDS = 0 FIGURES(X),
#undef X
    MOVES_PLACING = EDGES * OPEN_SQUARES_MAX,
    MOVES_BUILDING = FOLLOWER_KINDS * NODES_MAX + 2 * FOLLOWERS_MAX + TILE_KINDS_MAX,
    MOVE_LIST_SIZE = MOVES_PLACING > MOVES_BUILDING ? MOVES_PLACING : MOVES_BUILDING
};

struct move_list {
    size_t count;
    struct move move[MOVE_LIST_SIZE];
};

/* Every legal move of the deciding actor, each once. The order is fixed for a position but has no
 * meaning. A few decisions have more moves than are listed: of those with any number of points
 * only the lowest is, and where several tiles of the pile come at once none (bastide/chance.h). */
void game_legal(const struct game *game, struct move_list *moves);

/* Where a tile of `kind` would match now (B3), regardless of player and phase: the placements
 * alone, each once, in the order of game_legal. */
void game_placements(const struct game *game, kind_number kind, struct move_list *moves);

/* Whether such a tile would match on open square number `open`, turned like that; and whether it
 * would anywhere (B4). */
bool game_fits(const struct game *game, unsigned open, kind_number kind, unsigned orientation);
bool game_fits_anywhere(const struct game *game, kind_number kind);

/* Where it would not match, but would once that action was done, by one of those `players`, a mask:
 * an action that is then forced (turn.forced). */
void game_placements_with(const struct game *game, kind_number kind, enum verb action,
                          unsigned players, struct move_list *moves);

/* Makes a move. Its events replace the contents of `events` (NULL: not wanted). Refused, with
 * `game` unchanged and `events` empty, if the move is illegal. */
enum refusal game_apply(struct game *game, struct move move, struct event_list *events);

/* Notes what was done at a table against the rules; `move` is an amendment. The game goes on from
 * there by the rules, and may end the turn as after any move. At `place` and `build` what the turn
 * decides can be noted, and before a move of chance, figures and points, too; whose turn it
 * is only before the draw, and not while players take turns in another order (enum due). What the
 * rules allow is refused, and so are more than AMENDMENTS_MAX amendments of one game. Refused, with
 * `game` unchanged and `events` empty, as by game_apply. */
enum { AMENDMENTS_MAX = 60, AMENDED_POINTS_MAX = 999 };

/* The turns that a game has at most, as each of them takes a tile or is begun by an amendment; and
 * the greatest number of one that is read, a round one that is greater. */
enum { GAME_TURNS_MAX = TILES_MAX + AMENDMENTS_MAX + 1, TURN_READ_MAX = 999 };
enum refusal game_amend(struct game *game, struct move move, struct event_list *events);

/* Whether something of that kind can be noted now. */
bool game_may_amend(const struct game *game, enum amendment amendment);

/* Makes a move as records have them: an amendment or any other, also one that was legal only in an
 * older version of the rules (OLD_MOVES). Refused as by game_apply. */
enum refusal game_make(struct game *game, struct move move, struct event_list *events);

/* Who makes `move`, for records: as game_actor, and of amendments ACTOR_CHANCE. */
static inline unsigned game_mover(const struct game *game, struct move move)
{
    return move_is_amendment(move) ? (unsigned)ACTOR_CHANCE : game_actor(game);
}

/* The feature that a scoring decision is about: what may become another (CA2), what scores by
 * others (CA7), where a figure stands that may leave (DB3). NO_NODE at any other time. */
uint16_t game_decision_node(const struct game *game);

/* The feature an answer to it concerns, and the points it pays at once. */
struct decision_answer {
    uint16_t node; /* NO_NODE if it concerns none, as going home, for any other move, and at any
                      other time */
    int points;    /* to each player paid */
};
struct decision_answer game_decision_answer(const struct game *game, struct move move);

/* The points the feature of `node` would pay its majority now: as a completed feature (B6-B8, IN2,
 * IN3) or, if incomplete, as at the end of the game (B12, B13). 0 for what scores by others (CA10).
 */
int game_feature_points(const struct game *game, uint16_t node);

/* What it pays `player` beyond that, if it pays the player: what sets add for some (TB12). */
int game_extra_points(const struct game *game, uint16_t node, unsigned player);

/* How many completed cities that are no features the field of `node` touches, or there are in all
 * (NO_NODE): game_field_cities lists none of them. */
int game_cities_besides(const struct game *game, uint16_t node);

/* The players with the greatest strength in the feature of `node`: bit p for each player tied for
 * most; 0 where nobody's followers count (B9). */
unsigned game_majority(const struct game *game, uint16_t node);

/* What it would be if that feature and another (NO_NODE: none) were one, and with `more` counted of
 * it: followers that might be deployed. */
unsigned game_majority_together(const struct game *game, uint16_t node, uint16_t other,
                                feature_counts more);

/* The strength of `player` there, and whether the player has a follower there, even one whose
 * strength is 0. */
unsigned game_strength(const struct game *game, uint16_t node, unsigned player);
bool game_has_follower(const struct game *game, uint16_t node, unsigned player);

/* How many segments of the feature of `node` have that property printed: one of the values
 * SEGMENT_FLAG_... 0 if its set is not in play, and in features that play has made. */
unsigned game_feature_flags(const struct game *game, uint16_t node, enum segment_flag flag);

/* The kind of the feature of `node`: as printed, or what play has made of it (MADE_OF). */
enum feature_kind game_feature_kind(const struct game *game, uint16_t node);

/* Where figures of one feature stand or lie, apart from each other (LYING): of the node where they
 * lie the one where they stand, and any other node itself; the other one of the two, or NO_NODE
 * where there are not two. */
uint16_t game_standing_node(const struct game *game, uint16_t node);
uint16_t game_other_way(const struct game *game, uint16_t node);

/* Whether the feature of `node` has a follower (B5), standing or lying. */
bool game_is_occupied(const struct game *game, uint16_t node);

/* Whether the feature of `node` is complete (B6-B8). Fields never are; what scores by
 * others is once it has scored. */
bool game_feature_is_complete(const struct game *game, uint16_t node);

/* The completed cities that the field of `node` touches, whatever play has made of them, one node
 * of each, unordered (B13, CA11). Returns how many there are; at most `size` are put into `cities`.
 */
size_t game_field_cities(const struct game *game, uint16_t node, uint16_t *cities, size_t size);

#ifdef __cplusplus
}
#endif

#include "bastide/questions.h"

#endif
