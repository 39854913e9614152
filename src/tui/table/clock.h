/* The players' clocks: each has so much time for the whole game. A clock runs while its player has
 * to decide. When the time is over the clock only tells; nobody loses by it. */
#ifndef BASTIDE_TUI_CLOCK_H
#define BASTIDE_TUI_CLOCK_H

#include "play/session.h"
#include "tui/page.h"

enum {
    CLOCK_TEXT_SIZE = 16,
    CLOCK_GAP_MOST = 2000, /* milliseconds: what is longer was no thinking; the table lay under
                              another page, or the program slept */
};

struct clock {
    unsigned limit;                       /* seconds for each player; 0: there is no clock */
    unsigned long long used[PLAYERS_MAX]; /* milliseconds */
    long long seen;                       /* the time at which it was looked at last; 0: not yet */
    unsigned running;                     /* whose it was that ran then, PLAYERS_MAX: nobody's */
};

/* Begins as the record has it. */
struct clock clock_of(const struct session *session);

/* Time has passed, now `now` in milliseconds: since the last look it was `player`, or with
 * PLAYERS_MAX nobody, who had to decide. Returns whether a clock reads another second. */
bool clock_update(struct clock *clock, unsigned player, long long now);

/* From `now` on it is `player` who has to decide: what has passed since the last look is nobody's
 * where that was somebody else. */
void clock_hand_to(struct clock *clock, unsigned player, long long now);

/* How many milliseconds from `now` on the clock that runs reads another second; REST: none runs. */
int clock_patience(const struct clock *clock, long long now);

/* Tells the session what everybody has used, for the record. */
void clock_tell(const struct clock *clock, struct session *session);

/* Whether the player has used up all of the time. */
bool clock_is_over(const struct clock *clock, unsigned player);

/* What the clock reads: "9:59" are left, "+1:23" is too much. */
void clock_print(const struct clock *clock, unsigned player, char text[CLOCK_TEXT_SIZE]);

#endif
