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
#include "bastide/refusal.h"

/* The moments of a game at which somebody has to decide. The row: name in C, name in the engine
 * protocol. What happens in each is a row of the table of phases in src/rules/turn.c. */
#define PHASES(X)                                                                                  \
    X(DRAW, "draw")                                                                                \
    X(PLACE, "place")                                                                              \
    X(BUILD, "build")                                                                              \
    X(SCORE, "score")                                                                              \
    X(NEXT, "next")                                                                                \
    X(OVER, "over")

enum phase {
#define X(phase, name) PHASE_##phase,
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

/* A follower that stands on the board. */
struct follower {
    uint8_t player; /* from 0 */
    uint8_t figure; /* enum figure */
    uint16_t node;  /* the segment that it stands on */
};

enum { FOLLOWERS_MAX = PLAYERS_MAX * FOLLOWERS_EACH, MONASTERIES_MAX = 16 };

struct followers {
    struct follower follower[FOLLOWERS_MAX]; /* in no order */
    uint8_t count;
};

struct player {
    int16_t score;
    uint8_t supply[FIGURES_COUNT]; /* figures at home */
};

/* Whose turn it is and how far it has come. */
struct turn {
    uint8_t phase;  /* enum phase */
    uint8_t player; /* who is at turn, from 0 */
    uint8_t hand;   /* the tile kind drawn and not yet placed, or NO_TILE_KIND */
    uint8_t placed; /* the tile placed this turn, or NO_TILE */
    uint8_t number; /* turns begun, from 1 */
};

struct game {
    struct options options;
    struct turn turn;
    struct player player[PLAYERS_MAX];
    struct pile pile;
    struct followers followers;
    struct board board;
    struct features features;
    uint16_t monastery[MONASTERIES_MAX]; /* nodes of the incomplete monasteries, in no order */
    uint8_t monasteries;
};

/* Sets up a game before its first draw (B1). Refused, with `game` unchanged, where the number of
 * players or the sets are out of range. */
enum refusal game_start(struct game *game, const struct options *options);

/* Who has to decide: a player from 0, ACTOR_CHANCE, or ACTOR_NOBODY when the game is over. */
unsigned game_actor(const struct game *game);

static inline enum phase game_phase(const struct game *game)
{
    return (enum phase)game->turn.phase;
}

static inline bool game_is_over(const struct game *game)
{
    return game->turn.phase == PHASE_OVER;
}

/* More moves than any position has: every open square in every orientation, or every segment, or
 * every kind of tile. */
enum { MOVE_LIST_SIZE = 4 * OPEN_SQUARES_MAX };

struct move_list {
    size_t count;
    struct move move[MOVE_LIST_SIZE];
};

/* Every legal move of whoever has to decide, each once; none only when the game is over. The
 * order is fixed for one position but means nothing. */
void game_legal(const struct game *game, struct move_list *moves);

/* Makes a move. What it did is put into `events`, replacing what was there (NULL: not told).
 * Refused, with `game` unchanged and `events` empty, where the move is not legal. */
enum refusal game_apply(struct game *game, struct move move, struct event_list *events);

/* What the feature of `node` would pay now to whoever holds it: as a completed feature (B6-B8)
 * or, where it is not complete, as at the end of the game (B12, B13). */
int game_feature_points(const struct game *game, uint16_t node);

/* Whether the feature of `node` is complete (B6-B8). Fields never are. */
bool game_feature_is_complete(const struct game *game, uint16_t node);

/* The completed cities that the field of `node` touches, as one node of each, in no order (B13).
 * Returns how many there are; at most `size` are put into `cities`. */
size_t game_field_cities(const struct game *game, uint16_t node, uint16_t *cities, size_t size);

#endif
