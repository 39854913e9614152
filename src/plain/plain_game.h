/* A game that is played in lines. */
#ifndef BASTIDE_PLAIN_PLAIN_GAME_H
#define BASTIDE_PLAIN_PLAIN_GAME_H

#include "plain/dialogue.h"
#include "plain/question.h"
#include "wording/follow.h"

struct plain_game {
    struct dialogue *dialogue;
    struct session session;
    struct seats seats;
    struct log log;
    struct position position; /* of the session's game, as plain_game_position left it */
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
bool plain_game_play(struct dialogue *dialogue, const struct session *session);

/* Goes through a game move by move; the same of the session. */
bool plain_game_replay(struct dialogue *dialogue, const struct session *session);

/* Follows the game of the record in the file `path` (NULL: of the one written last) while another
 * program plays it, until it is over or somebody interrupts. False where it cannot be read:
 * `problem` says why. */
bool plain_game_watch(struct dialogue *dialogue, const char *path, struct problem *problem);

/* For all of them: a game with that session; NULL where memory runs out. */
struct plain_game *plain_game_open(struct dialogue *dialogue, const struct session *session);
void plain_game_close(struct plain_game *plain_game);

/* Whom a game asks; tiles that are entered by hand are entered by who is at turn. */
unsigned plain_game_asked(const struct game *game);

/* Whose keys it is: who must decide, or who is at turn. */
unsigned plain_game_player(const struct plain_game *plain_game);

/* What is known of the game as it stands, worked out once for each position. */
const struct position *plain_game_position(struct plain_game *plain_game);

/* Says the next choices that have not been listed yet. */
void plain_game_list(struct plain_game *plain_game);

/* Makes a move, takes back, brings again; says what came of it, or why not. */
void plain_game_move(struct plain_game *plain_game, struct move move);
void plain_game_undo(struct plain_game *plain_game);
void plain_game_redo(struct plain_game *plain_game);

/* Says what has happened and has not been told; of offers and bids, which are no news later on, the
 * events tell. */
void plain_game_tell(struct plain_game *plain_game);
void plain_game_tell_bids(struct plain_game *plain_game, const struct event_list *events);

/* Says whose turn it is, who has to decide, or that a bazaar is on, if that is new. */
void plain_game_announce(struct plain_game *plain_game);

#endif
