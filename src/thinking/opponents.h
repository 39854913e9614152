/* The bots that have seats at a session. They think in the background; their moves come one by one.
 * Who sits where is in the session's head: `bot` has a level's name, or is empty for a person. */
#ifndef BASTIDE_THINKING_OPPONENTS_H
#define BASTIDE_THINKING_OPPONENTS_H

#include "play/session.h"

struct opponents;

/* NULL where memory or file descriptors run out, with errno (problem_of_lack). */
struct opponents *opponents_new(void);

/* Ends all thinking. Harmless on NULL. */
void opponents_free(struct opponents *opponents);

/* Whether a bot is to decide now. */
bool opponents_are_due(const struct session *session);

/* If a bot is to decide, sees to it that its move is being thought of, and takes it as soon as it
 * is there: true, with `*move` to be played. The move is told once; whatever has changed in the
 * session since the last call is noticed. Moves that were undone are told again without thinking,
 * as long as nobody decides otherwise. False where memory runs out, too: it is tried again. */
bool opponents_move(struct opponents *opponents, const struct session *session, struct move *move);

/* The bot at work answers at once with the best it has found so far. */
void opponents_hurry(struct opponents *opponents);

/* Nothing is thought until the next call of opponents_move. */
void opponents_rest(struct opponents *opponents);

/* A file descriptor that poll says can be read when opponents_move has a move to tell. */
int opponents_fd(const struct opponents *opponents);

#endif
