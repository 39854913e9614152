/* Auctions in a session: their account, and sales at a real table, entered. */
#ifndef BASTIDE_BAZAARS_PLAY_H
#define BASTIDE_BAZAARS_PLAY_H

#include "facts_auction.h"
#include "play/session.h"

/* Enters how a tile was sold, as the moves of sale_find(): all are made and written, or none of
 * them. SESSION_REFUSED: `*fault` says why. SESSION_FAILED: as for session_play(). */
enum session_result entered_sell(struct session *session, unsigned tile, struct auction_deal deal,
                                 enum sale_fault *fault, struct problem *problem);

/* Follows the moves of a session that the account has not been told, from the last reveal on; moves
 * undone since it was told are forgotten. Begins with all zeros. */
void auction_account_follow(struct auction_account *account, const struct session *session);

/* The account of the current bazaar. */
static inline struct auction_account auction_account_of(const struct session *session)
{
    struct auction_account account = {.told = 0};
    auction_account_follow(&account, session);
    return account;
}

#endif
