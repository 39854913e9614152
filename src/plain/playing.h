/* Ways to go through a game. Each takes ownership of its session and closes it, and is false if
 * memory runs out. */
#ifndef BASTIDE_PLAIN_PLAYING_H
#define BASTIDE_PLAIN_PLAYING_H

#include "plain/plain_game.h"

/* Plays a game until it is over or the player leaves. */
bool playing_play(struct dialogue *dialogue, const struct session *session);

/* Steps through a game move by move; or from there goes on with a game of its own. */
bool replay_play(struct dialogue *dialogue, const struct session *session);

/* One step of a game that is not over: a computer player's move, or a question and what is typed at
 * it. */
void playing_step(struct plain_game *plain_game);

/* Tells a game to be read: every turn, with the scores after it. False if the record cannot be
 * read. */
bool show_tell(struct dialogue *dialogue, const char *path, struct problem *problem);

/* Follows the game of the record in the file `path` (NULL: the most recently written one) while
 * another program plays it, until it is over or interrupted. False if it cannot be read: `problem`
 * says why. */
bool watch_tell(struct dialogue *dialogue, const char *path, struct problem *problem);

#endif
