/* The position of a day: the same for everybody by its date (UTC), a whole turn or an auction near
 * the end of a game of two, solved to that end (valuing/solved.h). Whoever practises it answers
 * once. It depends on the day and the version alone: no clock, no threads. Docs: docs/TRAINER.md.
 *
 *     void *memory = malloc(daily_search_size());
 *     struct daily_search *search = daily_search_begin(memory, day);
 *     while (!daily_search_go_on(search))
 *         ;
 *     daily_search_found(search)->game ... */
#ifndef BASTIDE_TRAINING_DAILY_H
#define BASTIDE_TRAINING_DAILY_H

#include "training/practice_auction.h"
#include "training/progress.h"

/* Days are in days since 1970; the first that has a position is 2026-01-01. */
enum { DAILY_FIRST = 20454 };

static inline long long daily_of(long long time)
{
    return time / SECONDS_A_DAY;
}

/* Reads a date, "2026-11-27". False, with `day` as it was: it is none, or before 1970. */
bool day_read(const char *date, long long *day);

/* What is asked on that day: on Mondays, Wednesdays, Fridays and Sundays a whole turn, else an
 * auction. */
bool daily_is_auction(long long day);

struct daily_search;

/* The bytes it needs, aligned for any type; they stay the caller's. Nothing more is allocated. */
size_t daily_search_size(void);
struct daily_search *daily_search_begin(void *memory, long long day);

/* Goes on by a move, or by looking at one position: up to a tenth of a second. True once there is a
 * position. */
bool daily_search_go_on(struct daily_search *search);

/* The position; only once it is there. The player who is to decide in it answers. */
const struct practice_position *daily_search_found(const struct daily_search *search);

/* The answer. */

/* Points of a loss that are not lost: they would be shown as 0.0. And marks, from none to five: one
 * less for any loss, for 1 point, 2, 4 and 8. */
enum { DAILY_MARKS = 5 };
unsigned daily_marks(double lost);

/* The first entry of that player for the position of that day: later ones do not count. NULL: there
 * is none. */
const struct training_entry *daily_answer(const struct training_entries *entries, const char *name,
                                          long long day);

/* How many days in a row, the last of them `day`, that player has answered on the day itself. */
unsigned daily_streak(const struct training_entries *entries, const char *name, long long day);

#endif
