/* The programs that have seats in a game: told of it, and asked for their moves. */
#ifndef BASTIDE_MATCH_MATCH_PROGRAMS_H
#define BASTIDE_MATCH_MATCH_PROGRAMS_H

#include "bastide/game.h"
#include "engine/peer.h"
#include "match/match.h"

struct match_programs {
    const struct match *match;
    struct peer *peer[PLAYERS_MAX]; /* NULL: the seat has no program */
    unsigned count;                 /* how many there are */
    bool is_stopped;                /* all is to end */
    unsigned loser;                 /* the seat of the one that was at fault, */
    enum forfeit forfeit;           /* if there was one: by what, */
    struct problem problem;         /* and what exactly it did */
};

/* Starts them for a game; nobody waits for them once `stop` can be read. False if one cannot be
 * started: `problem` says why. In either case they have to be ended. */
bool match_programs_begin(struct match_programs *programs, const struct match *match, int stop);

/* Ends them, and notes what they have used, and a fault. */
void match_programs_end(struct match_programs *programs, struct played_game *played);

/* Each of these is false where the game cannot go on: it is to be stopped, or one is at fault. */

/* Tells all of them the rules, of which only what differs from the edition, for older programs. */
bool match_programs_tell_rules(struct match_programs *programs);

/* Tells all of them of a move about to be made. */
bool match_programs_tell_move(struct match_programs *programs, const struct game *game,
                              struct move move);

/* Gets a legal move from the one at a seat. A turn that has been begun goes on as planned: it is
 * thought about once, as by bots. */
bool match_programs_choose(struct match_programs *programs, unsigned seat, const struct game *game,
                           struct move *move);

#endif
