/* The plan: the course worked out by the rules. It knows every move of the prepared game, those of
 * chance among them, and which of them each step is about. The learner's game is always the
 * beginning of the plan's. */
#ifndef BASTIDE_TUI_PLAN_H
#define BASTIDE_TUI_PLAN_H

#include "play/session.h"
#include "tui/tutorial/course.h"

enum { PLAN_STEPS_MAX = 128, PLAN_MOVES_MAX = 192 };

struct plan_step {
    const struct course_step *course;
    uint8_t lesson;       /* from 0 */
    size_t before, after; /* session_decided when the step begins, and when it has been done: less
                             where something is taken back */
    struct move move;     /* of the steps in which one is made */
};

struct plan {
    struct plan_step step[PLAN_STEPS_MAX];
    size_t steps;
    struct move move[PLAN_MOVES_MAX]; /* the whole game */
    size_t moves;
};

/* Plays the whole course. False, with `problem` filled in, where memory runs out, or where a move
 * of the course is not one of the rules: then it says which. */
bool plan_make(struct plan *plan, struct problem *problem);

/* The game as it stands at the beginning of a lesson (from 0), with the sets of that lesson. */
bool plan_session(const struct plan *plan, size_t lesson, struct session *session,
                  struct problem *problem);

/* The game as it stands at the end of all. */
bool plan_whole_session(const struct plan *plan, struct session *session, struct problem *problem);

/* The first step of a lesson (from 0). */
size_t plan_first_step(const struct plan *plan, size_t lesson);

/* How many of the session's moves are those of the plan, from the first one on. */
size_t plan_followed(const struct plan *plan, const struct session *session);

#endif
