/* Valuing on two cores, and by the clock, which valuings do not know. */
#ifndef BASTIDE_THINKING_VALUER_H
#define BASTIDE_THINKING_VALUER_H

#include "valuing/valuing.h"

/* Plays the rounds of a valuing that has been prepared, while the caller waits: all of them, or
 * those for which there is time, which is `cpu_ms` milliseconds of CPU time of all cores together;
 * 0: no limit. With no limit the values are the same on every machine. */
void valuer_play(struct valuing *valuing, unsigned cpu_ms);

/* A valuer does that in the background, on threads of its own, while the caller goes on: values can
 * be looked at while they become surer. Budgets in playouts alone give the same values on every
 * machine, once it is done.
 *
 *     struct valuer *valuer = valuer_new();
 *     valuer_begin(valuer, &(struct valuing_request){.game = &game, .playouts = 100000});
 *     show(valuer_look(valuer));
 *     ... poll valuer_fd(valuer) for input, beside the keyboard ...
 *     if (valuer_has_news(valuer))
 *         show(valuer_look(valuer));
 *     valuer_free(valuer);
 *
 * All calls belong to one thread. None of them waits for a round to be played, but valuer_wait. */
struct valuer;

/* NULL where memory or file descriptors run out, with errno (problem_of_lack). */
struct valuer *valuer_new(void);

/* Ends the work. Harmless on NULL. */
void valuer_free(struct valuer *valuer);

/* When it is enough, though the playouts that were asked for have not been played; 0: then they are
 * all played. Where that ends them the values are those of so many games, and not the same on every
 * machine. */
struct valuer_limits {
    unsigned cpu_ms; /* milliseconds of CPU time of all cores together */
    double within;   /* values are as certain as that (valuing/certainty.h) */
};

/* For people who wait at the screen, where nothing is to go on for minutes over a position that is
 * left standing. */
static const struct valuer_limits valuer_limits_of_screen = {.cpu_ms = 60000, .within = 0.5};

/* From the next valuer_begin on; before the first there are none. */
void valuer_limit(struct valuer *valuer, struct valuer_limits limits);

/* Begins to value; what was done before is dropped. The fast estimates are there at once
 * (valuer_look). The permission of `request` is not asked for: it is the valuer's. False where
 * threads run out, with errno: nothing is there. */
bool valuer_begin(struct valuer *valuer, const struct valuing_request *request);

/* The values as they stand, a copy that stays as it is until the next call of valuer_look,
 * valuer_begin or valuer_drop; NULL: nothing was begun. */
const struct valuing *valuer_look(struct valuer *valuer);

/* Whether there are newer values than those looked at last, which is told some times a second at
 * most, and in any case when the last round has been played; whether more are to come. When none
 * are, no thread runs any more. */
bool valuer_has_news(const struct valuer *valuer);
bool valuer_is_busy(const struct valuer *valuer);

/* Waits until everything asked for has been played, going on if it pauses. */
void valuer_wait(struct valuer *valuer);

/* Stops within a turn of a playout, keeping what there is; and goes on: a computer player who
 * thinks needs the cores. Lasts until valuer_begin. Harmless if nothing was begun. */
void valuer_pause(struct valuer *valuer);
void valuer_go_on(struct valuer *valuer);

/* Ends the work and forgets it. */
void valuer_drop(struct valuer *valuer);

/* A file descriptor that poll says can be read while there are news (valuer_has_news). */
int valuer_fd(const struct valuer *valuer);

#endif
