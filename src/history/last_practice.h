/* What was practised last: the head, the stage and how many auctions, in the file
 * $XDG_STATE_HOME/bastide/last-practice (by default ~/.local/state/bastide/last-practice): a line
 * "STAGE AUCTIONS", and then the head of a record. */
#ifndef BASTIDE_HISTORY_LAST_PRACTICE_H
#define BASTIDE_HISTORY_LAST_PRACTICE_H

#include "training/practice_plan.h"

/* Remembers it. Where that cannot be written the one before is remembered. */
void last_practice_keep(const struct practice_plan *plan);

/* Returns whether any is remembered; else `plan` is a person of the last game and somebody else,
 * with all sets, and ten auctions at any stage. */
bool last_practice(struct practice_plan *plan);

#endif
