#include "wording/follow.h"

void log_follow(struct log *log, const struct session *session)
{
    log_cut(log, session->made);
    while (log->steps < session->made) {
        const struct step *step = &session->steps[log->steps];
        log_enter(log, &step->before, step->move);
    }
}
