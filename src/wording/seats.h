/* How the players appear at the table: name, colour, and the letter on their followers. */
#ifndef BASTIDE_WORDING_SEATS_H
#define BASTIDE_WORDING_SEATS_H

#include "bastide/record.h"

struct seat {
    const char *name;
    char letter[2]; /* the name's first letter; the player's number if two start alike */
    uint8_t colour; /* one of six, as chosen in the setup */
};

struct seats {
    unsigned count;
    struct seat seat[PLAYERS_MAX];
};

/* The seats of a game; they point into `head`. */
struct seats seats_of(const struct record_head *head);

/* The same players, called by their letters: where a line has no room for names. They point into
 * `seats`. */
struct seats seats_by_letter(const struct seats *seats);

#endif
