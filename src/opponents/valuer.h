/* Valuing on two cores, and by the clock, which valuings do not know. */
#ifndef BASTIDE_OPPONENTS_VALUER_H
#define BASTIDE_OPPONENTS_VALUER_H

#include "valuing/valuing.h"

/* Plays the rounds of a valuing that has been prepared, while the caller waits: all of them, or
 * those for which there is time, which is `cpu_ms` milliseconds of CPU time of all cores together;
 * 0: no limit. With no limit the values are the same on every machine. */
void valuer_play(struct valuing *valuing, unsigned cpu_ms);

#endif
