/* The sequence of a turn. */
#ifndef BASTIDE_RULES_TURN_H
#define BASTIDE_RULES_TURN_H

#include "rules/phase.h"

/* The rules of each phase, in the order of enum phase. */
extern const struct phase_rules *const phases[PHASES_COUNT];

/* Begins a turn of `player`, or a part of one, at `phase`: the first, or placing the tile `hand`.
 */
void turn_begin(struct game *game, unsigned player, enum phase phase, kind_number hand,
                struct event_list *events);

/* Runs the phases from turn.phase on until a decision is needed. */
void turn_go_on(struct game *game, struct event_list *events);

#endif
