/* How the players appear at the table: name, colour, and the letter on their followers; and words
 * for those that are computers. */
#ifndef BASTIDE_WORDING_SEATS_H
#define BASTIDE_WORDING_SEATS_H

#include "bastide/notation.h"
#include "play/session.h"
#include "wording/wording.h"

/* Where a player is, of a record that several programs share. */
enum seat_place {
    SEAT_IS_HERE,
    SEAT_IS_ELSEWHERE, /* another program plays it, */
    SEAT_IS_EMPTY,     /* or none does now */
};

struct seat {
    const char *name;
    char letter[2]; /* the name's first letter; the player's number if two start alike */
    uint8_t colour; /* one of six, as chosen in the setup */
    bool is_bot;    /* the computer plays */
    uint8_t place;  /* enum seat_place; seats_place says it */
};

struct seats {
    unsigned count;
    struct seat seat[PLAYERS_MAX];
};

/* The seats of a game; they point into `head`. */
struct seats seats_of(const struct record_head *head);

/* Says of them where they are, given the seats that others have, bit p for player p. */
void seats_place(struct seats *seats, const struct session *session, unsigned there);

/* The same players, called by their letters: where a line has no room for names. They point into
 * `seats`. */
struct seats seats_by_letter(const struct seats *seats);

/* The same with names of at most so many characters (4 or more), for narrow places: a longer one
 * ends in a full stop, "Barthol.", and where two would be alike, in the player's letter as well. 1:
 * seats_by_letter. Others point into themselves, so they cannot be copied. */
struct short_seats {
    struct seats seats;
    char name[PLAYERS_MAX][NAME_SIZE + 2];
};

void seats_shorten(const struct seats *seats, unsigned most, struct short_seats *out);

/* Computer players in words. */

/* What a level is called, "hard", and how it plays, in a sentence; BOT_LEVELS_COUNT is a person:
 * "person", "A person plays." */
const char *bot_words_level(enum bot_level level);
const char *bot_words_sentence(enum bot_level level);

/* The same of who plays for a player (from 0), other programs included; they go by their names. */
const char *bot_words_choice(const struct record_head *head, unsigned player);
const char *bot_words_about(const struct record_head *head, unsigned player);

/* "Ben (hard)"; of a person only the name. */
struct sentence bot_words_seat(const struct record_head *head, unsigned player);

/* Who is waited for: "Ben is thinking"; of a seat that is elsewhere, "Ben decides at another
 * terminal", or, where nobody has it now, that nobody plays for Ben. */
struct sentence seat_words_awaited(const struct record_head *head, unsigned player, bool is_there);

/* "Ben has sat down at another terminal." or "Ben has left." where the seats that others have were
 * `before` and now are `there`; else empty. */
struct sentence seat_words_moved(const struct session *session, unsigned player, unsigned before,
                                 unsigned there);

/* Who plays: "The computer plays for Ben (hard)." or "A person plays for Ben." */
struct sentence bot_words_role(const struct record_head *head, unsigned player);

#endif
