/* The place where the games of a match are played, one after the other. */
#ifndef BASTIDE_MATCH_MATCH_DESK_H
#define BASTIDE_MATCH_MATCH_DESK_H

#include "bastide/game.h"
#include "match/match.h"
#include "play/record_buffer.h"
#include "thinking/thinker.h"

struct match_desk {
    const struct match *match;
    int stop;                    /* a file descriptor that can be read once all is to end */
    struct thinker *thinker;     /* of all bots */
    struct record_buffer record; /* of the last game, if records are kept */
    struct problem problem;      /* of it */
};

/* False, with errno, where memory or file descriptors run out: there is nothing to end. */
bool match_desk_begin(struct match_desk *desk, const struct match *match, int stop);
void match_desk_end(struct match_desk *desk);

enum match_desk_result {
    DESK_PLAYED,  /* to its end or to a fault, which `problem` tells */
    DESK_STOPPED, /* `stop` can be read: the game is dropped */
    DESK_FAILED   /* `problem` says what the machine could not do */
};

/* Plays the game of that seed in which seat `first` begins. Its programs are started for it and
 * have ended when this returns, so what they remember of other games changes nothing. */
enum match_desk_result match_desk_play(struct match_desk *desk, uint64_t seed, unsigned first,
                                       struct played_game *played);

/* Makes the folder of records, if it is not there, in which each game has a file, named by the seed
 * and the seat that begins. False if it cannot be made, or has one of the
 * records already: `problem` says so. */
bool match_records_prepare(const struct match *match, struct problem *problem);

#endif
