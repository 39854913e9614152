/* Progress and statistics in text mode: progress is the numbers of the screen's page
 * (tui/practice/progress_page.h). */
#ifndef BASTIDE_PLAIN_PROGRESS_H
#define BASTIDE_PLAIN_PROGRESS_H

#include "plain/dialogue.h"

/* Says how the player of that name gets on, or the one who practised last where `name` is NULL or
 * has not practised yet, at the time `now` (seconds since 1970). A history that cannot be read is
 * said. */
void plain_progress(struct dialogue *dialogue, const char *name, long long now);

/* Totals over the finished games of the store. False if its folder cannot be read. */
bool statistics_tell(struct dialogue *dialogue, struct problem *problem);

#endif
