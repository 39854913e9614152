/* A session's moves handed to the analysis: its log, and the course of a bazaar. */
#ifndef BASTIDE_WORDING_FOLLOW_H
#define BASTIDE_WORDING_FOLLOW_H

#include "analysis/auction.h"
#include "analysis/log.h"
#include "play/session.h"

/* Enters the moves made since, or strikes out those taken back. To be called after every change
 * of the session; a new log is all zeros. */
void log_follow(struct log *log, const struct session *session);

/* The course of the current bazaar, whose tiles must have been revealed. */
struct auction_course auction_course_of(const struct session *session);

#endif
