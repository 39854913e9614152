/* What a computer player is about at the table, as far as it has been shown: its moves are played
 * before people's eyes, a step at a time (table_bots.h). */
#ifndef BASTIDE_TUI_BOT_TURN_H
#define BASTIDE_TUI_BOT_TURN_H

#include "bastide/game.h"

struct opponents;

/* Where the table stood when the step at hand began: elsewhere another one begins. */
struct bot_step {
    size_t made; /* moves of the session */
    unsigned stage, scored;
    bool is_shown;   /* whether the move that comes next is laid on the board */
    bool is_hurried; /* its time is over */
};

struct bot_turn {
    struct opponents
        *opponents;   /* NULL before the first one is due, and where they cannot be had: */
    int lack;         /* errno then, until it has been told; 0: nothing to tell */
    struct move move; /* what will be played, */
    bool has_move;    /* once that is known */
    bool is_told;     /* what will be played is said by table_bots_tell alone */
    bool is_missing;  /* there are no opponents */
    bool is_paused;
    bool begins_anew; /* the step at hand does, with the next look */
    bool was_missed;  /* they have played faster than can be seen */
    struct bot_step step;
    long long since; /* milliseconds: when the step began */
    unsigned beat;   /* of the sign that somebody is thinking, from 1; 0: it takes no time yet */
};

#endif
