#include "words_course.h"

/* The first move after the tiles were revealed. */
static size_t first_step(const struct session *session)
{
    size_t step = session->made;
    while (step > 0 && session->steps[step - 1].move.verb != VERB_REVEAL)
        step--;
    return step;
}

struct auction_course auction_course_of(const struct session *session)
{
    size_t first = first_step(session);
    const struct game *revealed =
        first < session->made ? &session->steps[first].before : &session->game;
    struct auction_course course = auction_course_begin(revealed);
    for (size_t s = first; s < session->made; s++)
        auction_course_add(&course, &session->steps[s].before, session->steps[s].move);
    auction_course_end(&course, &session->game);
    return course;
}
