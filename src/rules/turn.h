/* The sequence of a turn. */
#ifndef BASTIDE_RULES_TURN_H
#define BASTIDE_RULES_TURN_H

#include "rules/phase.h"

/* The rules of each phase, in the order of enum phase. */
extern const struct phase_rules *const phases[PHASES_COUNT];

/* Runs the phases from turn.phase on until a decision is needed. */
void turn_go_on(struct game *game, struct event_list *events);

#endif
