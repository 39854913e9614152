/* Games that are played on a real table and entered here by one person, who keeps the score. */
#ifndef BASTIDE_PLAY_ENTERED_H
#define BASTIDE_PLAY_ENTERED_H

#include "play/session.h"
#include "rows/play.h"

/* Whether the game of that head is one: its tiles come from a real box, and no computer player has
 * a seat. */
bool entered_is(const struct record_head *head);

/* Takes back what was entered last: moves entered together (play.def) as a whole, anything else
 * like session_undo(). And brings it again, like session_redo(). False with nothing, or not all of
 * it, done: `problem` says why. */
bool entered_undo(struct session *session, struct problem *problem);
bool entered_redo(struct session *session, struct problem *problem);

/* What rows of ENTERED_TOGETHER name. */
#define X(goes_on) bool goes_on(const struct game *game);
ENTERED_TOGETHER(X)
#undef X

#endif
