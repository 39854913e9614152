/* Choosing who plays for a seat: a person, or the computer at a level. */
#ifndef BASTIDE_TUI_SEAT_CHOICE_H
#define BASTIDE_TUI_SEAT_CHOICE_H

#include "play/bot_seats.h"

/* On to the next choice (`by` 1) or the one before (-1), round and round, a person first. */
void seat_choice_turn(char bot[BOT_SIZE], int by);

/* How wide a field for the names of all choices is. */
int seat_choice_cols(void);

#endif
