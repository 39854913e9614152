/* Players at other terminals, in text mode: of a record that several programs share. */
#ifndef BASTIDE_PLAIN_OTHERS_H
#define BASTIDE_PLAIN_OTHERS_H

#include "plain/plain_game.h"

/* Says who has come and gone at other terminals;
 * to be called before the record is looked at. */
void others_look(struct plain_game *plain_game);

/* When they are to be looked at next. */
struct dialogue_due others_due(const struct plain_game *plain_game);

/* Waits until somebody elsewhere may have done something, for the `waits`th time: at the second,
 * where people watch, it says why. False if interrupted, and the dialogue has ended. */
bool others_await(struct plain_game *plain_game, unsigned waits, const char *why);

/* Rings the bell for who is about to be asked, if others have been waited for, and says what their
 * clock reads. */
void others_call(struct plain_game *plain_game);

/* The player has been asked for so many milliseconds: their clock has run, in a game that others
 * play, too. */
void others_count(struct plain_game *plain_game, unsigned player, long long milliseconds);

#endif
