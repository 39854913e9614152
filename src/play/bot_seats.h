/* Who plays for the players in a record's head: people, bots of this program, or other programs. */
#ifndef BASTIDE_PLAY_BOT_SEATS_H
#define BASTIDE_PLAY_BOT_SEATS_H

#include "bastide/notation.h"
#include "bots/levels.h"
#include "text/words.h"

/* Who of the players in a record's head is a bot that this program knows. A person moves for one of
 * another name, which is preserved. */

/* The level of the bot on a player's seat; BOT_LEVELS_COUNT if a person moves. */
enum bot_level bot_seat_level(const struct record_head *head, unsigned player);

/* That of all seats, as enum bot_level. */
void bot_seat_levels(const struct record_head *head, uint8_t level[PLAYERS_MAX]);

/* Whether a person moves for any of the players, and whether a bot does. */
bool bot_seats_have_people(const struct record_head *head);
bool bot_seats_have_bots(const struct record_head *head);

/* Reads the name of a level into `bot`. False, with `bot` unchanged: `bad` lists the levels. */
bool bot_seat_read(struct word word, char bot[BOT_SIZE], struct bad_text *bad);

/* Other programs that may play at the table. The head of a record says who has a seat; which
 * command starts the program is said only on the command line, so no record can start anything. */

/* How long one is waited for, in milliseconds: for an answer, and to end when it should. */
enum { PROGRAM_PATIENCE_MS = 60000, PROGRAM_QUIT_MS = 300 };

struct programs {
    struct program {
        char bot[BOT_SIZE];  /* what a seat that it plays for has as its `bot` */
        const char *command; /* for the shell */
    } program[PLAYERS_MAX];
    unsigned count;
    unsigned patience_ms, quit_ms; /* 0: as above */
};

/* Adds one; `name` becomes its `bot`: PROGRAM_MARK and the first of its letters, spaces as _.
 * False, with nothing added, where there is one of that name already, or no room. */
enum { PROGRAM_MARK = '*' };
bool programs_add(struct programs *programs, const char *name, const char *command);

/* Which of them has that `bot`; `count`: none. `programs` may be NULL: then it is 0. */
unsigned programs_find(const struct programs *programs, const char *bot);

/* Whether another program plays for a player (from 0); its name. */
bool bot_seat_has_program(const struct record_head *head, unsigned player);
const char *bot_seat_program(const struct record_head *head, unsigned player);

/* A seat for which another program plays, with the same record (session_sit): only in memory. */
enum { ELSEWHERE_MARK = ' ' /* which no word has */ };
bool bot_seat_is_elsewhere(const struct record_head *head, unsigned player);

/* Whether nobody at the keys plays for them: a bot of this program, or another program. */
bool bot_seat_is_taken(const struct record_head *head, unsigned player);

/* Takes the name of one of them, or of a level, into `bot`. False, with `bot` unchanged: `bad`
 * lists them. */
bool programs_read_seat(const struct programs *programs, struct word word, char bot[BOT_SIZE],
                        struct bad_text *bad);

#endif
