/* The games that were played in a match, and what they sum up to. */
#ifndef BASTIDE_MATCH_PLAYED_GAME_H
#define BASTIDE_MATCH_PLAYED_GAME_H

#include "bastide/options.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* By what a program lost a game. The row: name in C, word in lines. */
#define FORFEITS(X)                                                                                \
    X(ENDED, "ended")       /* it ended without an answer */                                       \
    X(SILENT, "silent")     /* no answer in time */                                                \
    X(TOO_LONG, "too-long") /* more than a line of text */                                         \
    X(NOT_JSON, "not-json")                                                                        \
    X(REFUSED, "refused")   /* it answered with an error */                                        \
    X(NO_MOVE, "no-move")   /* `go` without a move */                                              \
    X(BAD_MOVE, "bad-move") /* text that is no move */                                             \
    X(ILLEGAL, "illegal")

enum forfeit {
    FORFEIT_NONE,
#define X(forfeit, word) FORFEIT_##forfeit,
    FORFEITS(X)
#undef X
        FORFEITS_COUNT
};

/* All by seat. */
struct played_game {
    uint64_t seed;              /* of its pile */
    uint8_t first;              /* the seat that began */
    uint8_t loser;              /* by a fault, if there was one */
    uint8_t forfeit;            /* enum forfeit: that fault */
    int32_t score[PLAYERS_MAX]; /* without a meaning after a fault */
    uint32_t turns[PLAYERS_MAX];
    uint64_t cpu_us[PLAYERS_MAX]; /* microseconds of CPU time, of all cores together */
};

struct played_games {
    struct played_game *game;
    size_t count, room;
};

/* False where memory runs out: nothing is added. */
bool played_games_add(struct played_games *played, const struct played_game *game);
void played_games_free(struct played_games *played);

/* A game is worth this; a tie is divided, and so is a game that was lost by a fault, among the
 * others. */
enum { WIN_PARTS = 60 };

/* What a seat has of it. */
unsigned played_game_parts(const struct played_game *game, unsigned players, unsigned seat);

/* What a seat has of all games. All is whole, so that the order of the games does not matter. */
struct seat_sum {
    uint64_t parts;
    uint32_t forfeited; /* games */
    /* Of games that were played to their end: */
    int64_t points;
    uint64_t turns, cpu_us;
};

struct played_sum {
    size_t games, ended;      /* in all, and those played to their end */
    uint64_t least, greatest; /* seeds; without games 0 */
    size_t seeds;             /* different ones */
    size_t rotations;         /* whole ones: every seating was played to its end */
    size_t left_over;         /* games of others */
    struct seat_sum seat[PLAYERS_MAX];
    /* Of whole rotations: the margin of seat 1 over the mean of the others, times the number of
     * others, summed up over the games of a rotation: the sum of that, and of its squares. Equals
     * have 0. */
    int64_t margins, squares;
};

/* Sums up games of so many players, no two with the same seed and first seat; sorts them by
 * these. */
void played_games_sum(struct played_games *played, unsigned players, struct played_sum *sum);

#endif
