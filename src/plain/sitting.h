/* A sitting: a game at the table, played in lines. */
#ifndef BASTIDE_PLAIN_SITTING_H
#define BASTIDE_PLAIN_SITTING_H

#include "plain/question.h"
#include "plain/talk.h"
#include "wording/follow.h"

struct sitting {
    struct talk *talk;
    struct session session;
    struct seats seats;
    struct log log;
    struct position position; /* of the session's game, as sitting_position left it */
    size_t told;              /* how many entries of the log have been told */
    struct question question; /* the one at hand, unless the game is over */
    struct so_far so_far;
    unsigned listed;  /* so many of its choices have been said */
    unsigned turn;    /* the number of the turn that was announced last, or 0, */
    unsigned at_keys; /* and who has to decide, as announced */
    bool is_replay;   /* nothing is played, so nobody need agree to go back */
    bool in_auction;  /* a bazaar was announced and goes on */
    bool is_changed;  /* the question must be asked anew */
};

/* Plays a game, whose session it takes over and closes, until it is over or somebody leaves. False
 * where memory runs out. */
bool sitting_play(struct talk *talk, const struct session *session);

/* Goes through a game move by move; the same of the session. */
bool sitting_replay(struct talk *talk, const struct session *session);

/* For those two: a sitting with that session; NULL where memory runs out. */
struct sitting *sitting_open(struct talk *talk, const struct session *session);
void sitting_close(struct sitting *sitting);

/* Whom a game asks; tiles that are entered by hand are entered by who is at turn. */
unsigned sitting_asked(const struct game *game);

/* Whose keys it is: who must decide, or who is at turn. */
unsigned sitting_player(const struct sitting *sitting);

/* What is known of the game as it stands, worked out once for each position. */
const struct position *sitting_position(struct sitting *sitting);

/* Says the next choices that have not been listed yet. */
void sitting_list(struct sitting *sitting);

/* Makes a move, takes back, brings again; says what came of it, or why not. */
void sitting_move(struct sitting *sitting, struct move move);
void sitting_undo(struct sitting *sitting);
void sitting_redo(struct sitting *sitting);

/* Says what has happened and has not been told; of offers and bids, which are no news later on, the
 * events tell. */
void sitting_tell(struct sitting *sitting);
void sitting_tell_bids(struct sitting *sitting, const struct event_list *events);

/* Says whose turn it is, who has to decide, or that a bazaar is on, if that is new. */
void sitting_announce(struct sitting *sitting);

#endif
