/* The moves with which play began at a session (session.given), kept as lines of a record, so that
 * a position of practice comes again whatever later versions of bots would play. */
#ifndef BASTIDE_PLAY_GIVEN_MOVES_H
#define BASTIDE_PLAY_GIVEN_MOVES_H

#include "play/session.h"

/* These moves, a line each, which the caller frees. NULL: there are none, or memory runs out. */
char *given_moves_print(const struct session *session);

/* Reads such lines, of a game with those options: at most `most` moves, and the game after them.
 * Returns how many there are; 0: they are too many, or not what can be played. */
unsigned given_moves_read(const char *text, const struct options *options, struct move *move,
                          unsigned most, struct game *game);

#endif
