/* Double turns (TB6-TB10). */
#ifndef BASTIDE_RULES_DOUBLES_H
#define BASTIDE_RULES_DOUBLES_H

#include "bastide/game.h"

/* Called at the end of a turn or part of one: begins the second part it has earned. False if there
 * is none, or an auction comes first (TB9). */
bool doubles_go_on(struct game *game, struct event_list *events);

/* Called when all auctions are over: begins the second part that waited for them (TB9). False if
 * none did. */
bool doubles_resume(struct game *game, struct event_list *events);

#endif
