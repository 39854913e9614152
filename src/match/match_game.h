/* The games of a match: one after the other, by the same programs. */
#ifndef BASTIDE_MATCH_GAME_H
#define BASTIDE_MATCH_GAME_H

#include "engine/peer.h"
#include "match/match.h"
#include "opponents/thinker.h"

/* The place where games are played. */
struct match_desk {
    const struct match *match;
    struct thinker *thinker;        /* of all bots */
    struct peer *peer[PLAYERS_MAX]; /* of seats with a program of their own */
    struct match_tally tally[PLAYERS_MAX];
    struct problem problem;
};

/* Starts the programs. False: the problem says why not. In either case the desk has to be ended. */
bool match_desk_begin(struct match_desk *desk, const struct match *match);

/* Plays the game of that seed in which seat `first` begins, and adds the margin of seat 1 to
 * `margin`, as match_result has it. False: the problem says what a program has done. */
bool match_desk_play(struct match_desk *desk, uint64_t seed, unsigned first, int64_t *margin);

/* Ends the programs; their CPU time is counted then. Only one desk at a time may be ended. */
void match_desk_end(struct match_desk *desk);

#endif
