/* A session's moves handed to the analysis: the course of a bazaar. */
#ifndef BASTIDE_BAZAARS_WORDS_COURSE_H
#define BASTIDE_BAZAARS_WORDS_COURSE_H

#include "analysis_auction.h"
#include "play/session.h"

/* The course of the current bazaar, whose tiles must have been revealed. */
struct auction_course auction_course_of(const struct session *session);

#endif
