/* Computer players in words. */
#ifndef BASTIDE_WORDING_BOT_WORDS_H
#define BASTIDE_WORDING_BOT_WORDS_H

#include "play/bot_seats.h"
#include "wording/sentence.h"

/* What a level is called, "hard", and how it plays, in a sentence; BOT_LEVELS_COUNT is a person:
 * "person", "A person plays." */
const char *bot_words_level(enum bot_level level);
const char *bot_words_sentence(enum bot_level level);

/* "Ben (hard)"; of a person only the name. */
struct sentence bot_words_seat(const struct record_head *head, unsigned player);

/* "Ben is thinking" */
struct sentence bot_words_thinking(const char *name);

/* Who plays: "The computer plays for Ben (hard)." or "A person plays for Ben." */
struct sentence bot_words_role(const struct record_head *head, unsigned player);

#endif
