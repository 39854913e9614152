/* A session's moves handed to the analysis: its log. */
#ifndef BASTIDE_WORDING_FOLLOW_H
#define BASTIDE_WORDING_FOLLOW_H

#include "analysis/log.h"
#include "play/session.h"

/* Enters the moves made since, or strikes out those taken back. To be called after every change
 * of the session; a new log is all zeros. */
void log_follow(struct log *log, const struct session *session);

#endif
