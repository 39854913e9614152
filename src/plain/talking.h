/* What is done at other terminals, and what players say to each other (play/talk.h). */
#ifndef BASTIDE_PLAIN_TALKING_H
#define BASTIDE_PLAIN_TALKING_H

#include "plain/plain_game.h"

/* Looks what others have done, said and asked, and says it; nothing where the record is not shared.
 * False where something else is to be done now than before: moves were taken back, a seat has
 * changed hands, or somebody here is asked. */
bool talking_look(struct plain_game *plain_game);

/* Prints what has been said since it was asked last. */
void talking_tell_words(struct plain_game *plain_game);

/* The same as talking_look while a line is awaited, as long as the game is played. */
void talking_begin(struct plain_game *plain_game);
void talking_end(struct plain_game *plain_game);

/* Whether somebody here has to answer what is asked; the name of the first of them; and what they
 * say. */
bool talking_is_asked(const struct plain_game *plain_game);
const char *talking_asked(const struct plain_game *plain_game);
void talking_answer(struct plain_game *plain_game, enum answer_given answer);

/* Undoes the last decision of a person, if those whom it concerns agree. */
void talking_undo(struct plain_game *plain_game);

/* Asks the others whether `bot` may have an empty seat; "": a person at this terminal. */
void talking_ask_seat(struct plain_game *plain_game, unsigned seat, const char *bot);

/* Prints what was said before so many moves had been made, from number `*at` on, which goes on. */
void talking_tell_said(const struct plain_game *plain_game, size_t *at, size_t step);

/* The commands. */
void talking_say(struct plain_game *plain_game, const char *argument);
void talking_withdraw(struct plain_game *plain_game, const char *argument);

#endif
