/* The moves that led to a position of practice, kept as lines of a record, so that it comes again
 * whatever later versions of bots would play. */
#ifndef BASTIDE_PLAY_GIVEN_MOVES_H
#define BASTIDE_PLAY_GIVEN_MOVES_H

#include "play/session.h"

/* The first so many moves of a session, a line each, which the caller frees. NULL: there are none,
 * or memory runs out. */
char *given_moves_print(const struct session *session, size_t moves);

/* Reads such lines, of a game with those options: at most `most` moves, and the game after them.
 * Returns how many there are; 0: they are too many, or not what can be played. */
unsigned given_moves_read(const char *text, const struct options *options, struct move *move,
                          unsigned most, struct game *game);

/* Whether what begins after the moves given is a turn, not an auction; and whether that turn is
 * over: there is nothing more to place, build or deploy in it. */
bool given_moves_begin_turn(const struct session *session);
bool given_moves_end_turn(const struct session *session);

#endif
