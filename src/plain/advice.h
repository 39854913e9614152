/* Advice in a game, where it was set up with that: what the commands that give it share. */
#ifndef BASTIDE_PLAIN_ADVICE_H
#define BASTIDE_PLAIN_ADVICE_H

#include "plain/plain_game.h"

/* Whether it may be given: the aid is on, or the game that is replayed is over, and nobody has yet
 * to decide in practice. If not, says so. */
bool advice_is_given(struct plain_game *plain_game, enum aid aid);

/* Whether what players decided can be judged: not the bids of a game on a real table, which are
 * made up. If not, says so. */
bool advice_can_judge(struct plain_game *plain_game);

/* How many games to play to their end; `standard` if the argument is empty. False, which
 * is said, if it is no such number. */
bool advice_read_playouts(struct plain_game *plain_game, const char *argument, unsigned standard,
                          unsigned *playouts);

/* The commands that give it, which takes a while, from so many games played to the end. */
void advice_value(struct plain_game *plain_game, const char *argument);
void advice_hint(struct plain_game *plain_game, const char *argument);
void advice_analysis(struct plain_game *plain_game, const char *argument);
void advice_review(struct plain_game *plain_game, const char *argument);

#endif
