/* Sales at a real table, entered. */
#ifndef BASTIDE_BAZAARS_PLAY_H
#define BASTIDE_BAZAARS_PLAY_H

#include "facts_sale.h"
#include "play/session.h"

/* Enters how a tile was sold, as the moves of sale_find(): all are made and written, or none of
 * them. SESSION_REFUSED: `*fault` says why. SESSION_FAILED: as for session_play(). */
enum session_result entered_sell(struct session *session, unsigned tile, struct auction_deal deal,
                                 enum sale_fault *fault, struct problem *problem);

#endif
