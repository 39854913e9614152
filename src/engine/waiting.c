#include "engine/command.h"

#include <poll.h>

/* Whether the reader of the answers has gone; nothing is known of a file, or of memory. */
static bool answers_are_lost(short events)
{
    return (events & (POLLERR | POLLHUP)) != 0;
}

void command_await(struct engine *engine, struct job *job, atomic_bool *stop)
{
    struct lines *lines = engine->lines;
    int in = lines_fd(lines), out = fileno(engine->out);
    if (in < 0 && !lines_know_next(lines)) /* it is in memory */
        lines_read(lines);
    while (!job_has_news(job)) {
        bool listens = in >= 0 && !lines_know_next(lines);
        struct pollfd wait[] = {{.fd = job_fd(job), .events = POLLIN},
                                {.fd = listens ? in : -1, .events = POLLIN},
                                {.fd = *stop ? -1 : out, .events = 0}};
        *stop = *stop || lines_next_is(lines, "stop");
        if (poll(wait, 3, -1) <= 0)
            continue;
        *stop = *stop || answers_are_lost(wait[2].revents);
        if (wait[1].revents != 0)
            lines_read(lines);
    }
}
