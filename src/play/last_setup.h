/* The last game's setup: names, colours, bots, rules, aids and clock, in the file
 * $XDG_STATE_HOME/bastide/last-game (by default ~/.local/state/bastide/last-game), as the head of a
 * record (docs/NOTATION.md). */
#ifndef BASTIDE_PLAY_LAST_SETUP_H
#define BASTIDE_PLAY_LAST_SETUP_H

#include "bastide/record.h"
#include "play/start_request.h"

/* Remembers the setup of a game that has begun. Where that cannot be written the one before is
 * remembered. */
void last_setup_keep(const struct record_head *head);

/* The setup of the last game, without date and seed. Where none is remembered, or what is
 * there is damaged, that of somebody who never played. */
struct record_head last_setup(void);

/* The same for practice, in the file last-practice: the head, the stage and how many auctions.
 * Returns whether any is remembered; else `plan` is a person of the last game and somebody else,
 * with all sets, and ten auctions at any stage. */
void last_practice_keep(const struct practice_plan *plan);
bool last_practice(struct practice_plan *plan);

#endif
