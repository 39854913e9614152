/* The players' clocks: each has so much time for the whole game. A clock runs while its player has
 * to decide. When the time is over the clock only says so; there is no penalty. */
#ifndef BASTIDE_TUI_TABLE_CLOCK_H
#define BASTIDE_TUI_TABLE_CLOCK_H

#include "play/session.h"
#include "tui/page.h"
#include "tui/table/table.h"

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
    /* Of a shared record, what it said last: seconds, and the moves made then. */
    uint32_t read[PLAYERS_MAX];
    size_t read_at;
};

/* Begins as the record has it. */
struct clock clock_of(const struct session *session);

/* Time has passed, now `now` in milliseconds: since the last look it was `player`, or with
 * PLAYERS_MAX nobody, who had to decide. Returns whether a clock reads another second. */
bool clock_update(struct clock *clock, unsigned player, long long now);

/* Whether the player has used up all of the time. */
bool clock_is_over(const struct clock *clock, unsigned player);

/* What the clock reads: "9:59" are left, "+1:23" is too much. */
void clock_print(const struct clock *clock, unsigned player, char text[CLOCK_TEXT_SIZE]);

/* Time has passed, now `now`; to be called before and after anything is done, too. Says it, once,
 * when the time of the player who decides is over. Returns whether a clock reads another second. */
bool table_look_at_clock(struct table *table, struct app *app, long long now);

/* How many milliseconds from `now` on that is due again; REST: no clock runs. */
int table_clock_patience(const struct table *table, long long now);

/* Of a shared record everybody counts the time of the players at their own terminal, which alone is
 * written; what others show meanwhile is what the record says, and the time since they see that
 * player decide. To be called after the record was looked at. */
void table_read_clocks(struct table *table);

/* Tells the session what the clocks read; to be called before a move is made or taken back. */
void table_tell_clock(struct table *table);

/* Whose clock runs; PLAYERS_MAX: nobody's, nor that of somebody who has left their terminal. */
unsigned table_clock_runs_for(const struct table *table);

#endif
