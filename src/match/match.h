/* A match between bots, and other programs, without a screen: every game is played once with each
 * seating and the same order of tiles, so that neither decides it. */
#ifndef BASTIDE_MATCH_H
#define BASTIDE_MATCH_H

#include "bastide/options.h"
#include "bots/levels.h"
#include "play/problem.h"

#include <stdio.h>

enum {
    MATCH_GAMES_DEFAULT = 100,
    MATCH_GAMES_MAX = 1000000,
    MATCH_PLAYOUTS_MAX = 100000,
    MATCH_MS_MAX = 600000,
    MATCH_JOBS_MAX = 64
};

/* How long may be thought about a decision: what comes first. */
struct match_budget {
    unsigned playouts; /* simulations, or 0 */
    unsigned ms;       /* milliseconds of CPU time, or 0 */
};

struct match_seat {
    const char *engine; /* a command whose program has the seat, or NULL for a bot */
    enum bot_level level;
    struct match_budget budget; /* without any, that of the match, and then of the level */
};

struct match {
    struct options options; /* whose players are the seats */
    struct match_seat seat[PLAYERS_MAX];
    struct match_budget budget;
    unsigned games; /* rounded up to whole rotations of the seats */
    unsigned jobs;  /* how many rotations are played at a time, at least 1 */
    uint64_t seed;
};

struct match_budget match_budget_of(const struct match *match, unsigned seat);

/* What a seat has won in all games. All but the time is whole, so that it does not matter in which
 * order games end. */
struct match_tally {
    uint64_t wins; /* in parts of MATCH_WIN: a tie is divided */
    int64_t points;
    unsigned long turns;
    double cpu_ms; /* of all cores together */
};

enum { MATCH_WIN = 60 };

struct match_result {
    unsigned games, rotations;
    struct match_tally tally[PLAYERS_MAX];
    /* Of seat 1 over the mean of the others, times the number of others, summed up over the games
     * of a rotation: the sum of that, and of its squares. Equals have 0. */
    int64_t margins, squares;
};

/* Plays a match; while it goes on, `progress` (or NULL) is told how far it is. False: `problem`
 * says what is wrong with a program that plays, or that memory has run out. */
bool match_run(const struct match *match, FILE *progress, struct match_result *result,
               struct problem *problem);

/* Prints the table of results. False, with errno, if it cannot be written. */
bool match_print(const struct match *match, const struct match_result *result, FILE *out);

#endif
