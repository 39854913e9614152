/* What players say to each other through a record that they share: comments between its moves,
 * which all other readers skip (docs/NOTATION.md, Talk).
 *
 *     # said 2 hello              words
 *     # asks 1 undo 12            a question: to take back all but the first 12 moves
 *     # asks 1 seat 2 bot=normal  or to give a seat to the computer, or to a person
 *     # agrees 2                  answers
 *     # declines 2
 *     # seat 2 bot=normal         what was agreed: who plays for the second player from there on
 *
 * Anybody may write anything into a record. A line that is not as it should be means nothing, and
 * none of them is a move. */
#ifndef BASTIDE_PLAY_TALK_H
#define BASTIDE_PLAY_TALK_H

#include "bastide/notation.h"
#include "play/record_buffer.h"

#include <stdint.h>

enum {
    WORDS_SIZE = 201, /* of what is said at once, and its closing zero */
    WORDS_MOST = 64,  /* the last ones are kept */
    WORDS_OF_ONE = 20 /* as many of a player count between two moves */
};

struct remark {
    uint32_t step; /* how many moves had been made */
    uint8_t player;
    char text[WORDS_SIZE];
};

enum asked_for { ASKED_NOTHING, ASKED_UNDO, ASKED_SEAT };

struct ask {
    uint8_t what;       /* enum asked_for */
    uint8_t player;     /* who asks */
    uint8_t seat;       /* ASKED_SEAT: whose seat it is, */
    char bot[BOT_SIZE]; /* and who has it then: a level, or empty for a person */
    uint32_t left;      /* ASKED_UNDO: so many moves stay */
    uint8_t agreed;     /* bit p: player p has agreed */
    uint8_t declined;   /* bit p: player p has declined, and nothing is asked any more */
};

struct talk {
    struct remark said[WORDS_MOST]; /* the oldest first */
    size_t count;
    size_t heard; /* how many were ever said */
    struct ask asked;
    uint8_t seats;                   /* bit p: who plays for player p was changed, */
    char bot[PLAYERS_MAX][BOT_SIZE]; /* and it is this one now: a level, or empty for a person */
};

/* Whether something is asked and has neither been declined nor withdrawn by a move. */
static inline bool talk_is_asked(const struct talk *talk)
{
    return talk->asked.what != ASKED_NOTHING && talk->asked.declined == 0;
}

/* Whether the same person asks for the same thing, whatever has been answered. */
bool ask_is_same(const struct ask *one, const struct ask *other);

/* Whether that can be said: up to 200 bytes of UTF-8 that can be seen, in a line; nothing hidden
 * that changes how the text around it is read, no space at either end. */
bool words_are_good(const char *text, size_t length);

/* Reads the lines of a piece of a record before which `made` moves were made, in a game of so many
 * players. */
void talk_read(struct talk *talk, unsigned players, size_t made, const char *text, size_t length);

/* A move was made: what is asked no longer is. */
void talk_go_on(struct talk *talk);

/* Adds a line to a buffer, with its newline. */
__attribute__((format(printf, 2, 3))) void talk_add(struct record_buffer *buffer,
                                                    const char *format, ...);

/* Only the first `left` moves are left. What was said since counts as said there, as far as it may;
 * the record needs lines for that once more, and for who plays now: they are added to the buffer.
 */
void talk_cut(struct talk *talk, size_t left, struct record_buffer *buffer);

/* "bot=normal" or "person", as it stands in a line. */
enum { BOT_WORDS_SIZE = BOT_SIZE + 8 };
const char *talk_bot_words(const char *bot, char words[BOT_WORDS_SIZE]);

/* Gives the seats of a head to those who have them now. */
void talk_seat(const struct talk *talk, struct record_head *head);

/* The same from the text of a record, for readers of nothing else. */
void talk_seat_from(const char *text, size_t length, struct record_head *head);

#endif
