#include "wording/follow.h"

void log_follow(struct log *log, const struct session *session)
{
    log_cut(log, session->made);
    while (log->steps < session->made) {
        size_t step = log->steps;
        struct session_events told = session_events(session, step, step + 1);
        log_enter(log, &session->steps[step].before, session_game_after(session, step + 1),
                  told.event, told.count);
    }
}
