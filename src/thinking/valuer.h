/* Valuing on two cores, and by the clock, which valuings do not know. */
#ifndef BASTIDE_THINKING_VALUER_H
#define BASTIDE_THINKING_VALUER_H

#include "thinking/job.h"
#include "valuing/valuing.h"

/* A valuer plays the rounds of a valuing in the background, while the caller goes on: values can be
 * looked at while they become surer. Budgets in playouts alone give the same values on every
 * machine, once it is done.
 *
 *     struct valuer *valuer = valuer_new();
 *     valuer_begin(valuer, &(struct valuing_request){.game = &game, .playouts = 100000}, NULL);
 *     show(valuer_look(valuer));
 *     ... poll job_fd(&valuer->job) for input, beside the keyboard ...
 *     if (job_has_news(&valuer->job))
 *         show(valuer_look(valuer));
 *     valuer_free(valuer);
 *
 * Its job pauses within a turn of a playout. */

/* When it is enough, though the playouts that were asked for have not been played; 0: then they are
 * all played. Where that ends them the values are those of so many games, and not the same on every
 * machine. */
struct valuer_limits {
    unsigned cpu_ms; /* milliseconds of CPU time of all cores together */
    double within;   /* values are as certain as that (certainty_is_reached) */
    bool is_quiet;   /* there is no news before the end */
};

/* For people who wait at the screen, where nothing is to go on for minutes over a position that is
 * left standing. */
static const struct valuer_limits valuer_limits_of_screen = {.cpu_ms = 60000, .within = 0.5};

struct valuer {
    struct job job;
    atomic_bool stop; /* the caller's: once it is set all ends after the rounds under way */
    /* What follows is for the file itself. */
    bool is_begun;
    struct valuer_limits limits;
    unsigned player; /* whose turns are valued */
    struct valuing *valuing, *shown;
    struct valuing_round played[VALUING_PARTS];
    struct timespec judged; /* when it was judged whether the values are certain, */
    bool is_certain;        /* which they are */
};

/* NULL where memory or file descriptors run out, with errno (problem_of_lack). */
struct valuer *valuer_new(void);

/* Ends the work. Harmless on NULL. */
void valuer_free(struct valuer *valuer);

/* Begins to value; what was done before is dropped. The fast estimates are there at once
 * (valuer_look). The permission of `request` is not used: the valuer has its own. `limits`: NULL,
 * there are none. False where threads run out, with errno: nothing is there. */
bool valuer_begin(struct valuer *valuer, const struct valuing_request *request,
                  const struct valuer_limits *limits);

/* The values as they stand, a copy that stays as it is until the next call of valuer_look,
 * valuer_begin or valuer_drop; NULL: nothing was begun. */
const struct valuing *valuer_look(struct valuer *valuer);

/* Ends the work and forgets it. */
void valuer_drop(struct valuer *valuer);

#endif
