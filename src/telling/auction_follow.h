/* The course of a session's bazaar. */
#ifndef BASTIDE_TELLING_AUCTION_FOLLOW_H
#define BASTIDE_TELLING_AUCTION_FOLLOW_H

#include "analysis/auction.h"
#include "play/session.h"

/* The course of the bazaar at hand, whose tiles must have been revealed. */
struct auction_course auction_course_of(const struct session *session);

#endif
