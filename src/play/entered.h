/* Games that are played on a real table and entered here by one person, who keeps the score. */
#ifndef BASTIDE_PLAY_ENTERED_H
#define BASTIDE_PLAY_ENTERED_H

#include "analysis/sale.h"
#include "play/session.h"

/* Whether the game of that head is one: its tiles come from a real box, and no computer player has
 * a seat. */
bool entered_is(const struct record_head *head);

/* Enters how a tile was sold, as the moves of sale_find(): all are made and written, or none of
 * them. SESSION_REFUSED: `*fault` says why. SESSION_FAILED: as for session_play(). */
enum session_result entered_sell(struct session *session, unsigned tile, struct auction_deal deal,
                                 enum sale_fault *fault, struct problem *problem);

/* Takes back what was entered last: a sale as a whole, anything else like session_undo(). And
 * brings it again, like session_redo(). False with nothing, or not all of it, done: `problem` says
 * why. */
bool entered_undo(struct session *session, struct problem *problem);
bool entered_redo(struct session *session, struct problem *problem);

#endif
