/* Why a turn was taken, in words: what it completes and claims, who goes home, what it is worth. */
#ifndef BASTIDE_WORDING_REASON_WORDS_H
#define BASTIDE_WORDING_REASON_WORDS_H

#include "facts/turn_reason.h"
#include "wording/seats.h"
#include "wording/wording.h"

enum { REASON_LINES_MAX = 4 + PLAYERS_MAX };

struct reason_words {
    unsigned lines; /* at least one */
    struct sentence line[REASON_LINES_MAX];
};

/* What can be seen of it on the table: "Completes: city 8 to Ann", "Deploys: follower on a road",
 * "Road: 3 tiles, 1 open end (Ann 1)", "1 follower returns home to Ann". */
void reason_words_seen(struct reason_words *words, const struct turn_reason *reason,
                       const struct seats *seats);

/* Adds what would have changed if the game had ended: "If the game ended now: Ann +8, Ben -3". It
 * is for games with that aid. */
void reason_words_ended(struct reason_words *words, const struct turn_reason *reason,
                        const struct seats *seats);

/* How much worse the next best turn is by a search, in tenths of a point; negative: better. `what`
 * says which turn that is. */
struct sentence reason_words_rival(const char *what, long tenths);

/* The same where its square is framed on the board; of the placements of both. */
struct sentence reason_words_marked(const struct move *made, const struct move *rival, long tenths);

#endif
