/* Waiting for the move of a bot that thinks in the background. */
#ifndef BASTIDE_TESTS_SUPPORT_AWAIT_OPPONENTS_H
#define BASTIDE_TESTS_SUPPORT_AWAIT_OPPONENTS_H

#include "thinking/bots.h"

#include <poll.h>

/* False if no bot is to decide. */
static inline bool await_opponents(struct opponents *opponents, const struct session *session,
                                   struct move *move)
{
    struct pollfd news = {.fd = opponents_fd(opponents), .events = POLLIN};
    while (opponents_are_due(session)) {
        if (opponents_move(opponents, session, move))
            return true;
        poll(&news, 1, -1);
    }
    return false;
}

#endif
