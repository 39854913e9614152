/* The seats of bots: who of the players in a record's head is a bot that this program knows. A
 * person moves for one of another name, which is preserved. */
#ifndef BASTIDE_PLAY_BOT_SEATS_H
#define BASTIDE_PLAY_BOT_SEATS_H

#include "bastide/record.h"
#include "bots/levels.h"
#include "text/words.h"

/* The level of the bot on a player's seat; BOT_LEVELS_COUNT if a person moves. */
enum bot_level bot_seat_level(const struct record_head *head, unsigned player);

/* Whether a person moves for any of the players, and whether a bot does. */
bool bot_seats_have_people(const struct record_head *head);
bool bot_seats_have_bots(const struct record_head *head);

/* Reads the name of a level into `bot`. False, with `bot` unchanged: `bad` lists the levels. */
bool bot_seat_read(struct word word, char bot[BOT_SIZE], struct bad_text *bad);

#endif
