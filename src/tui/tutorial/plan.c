#include "tui/tutorial/plan.h"

#include "language/language.h"
#include "play/prepared.h"
#include "text/bad_text.h"
#include "text/setup.h"

#include <stdio.h>
#include <string.h>

/* A step makes a move and what follows it by itself. */
enum { PLAN_MOVES_EACH = 4 };

static bool order_tiles(struct pile_order *order, struct problem *problem)
{
    order->tiles = 0;
    for (size_t tile = 0; tile < course_tiles_count; tile++) {
        uint8_t kind = tile_kind_find(course_tiles[tile]);
        if (kind == NO_TILE_KIND)
            return problem_say(problem, "tutorial: there is no tile '%s'", course_tiles[tile]);
        order->kind[order->tiles++] = kind;
    }
    return true;
}

/* The game before its first move. */
static bool set_up(struct session *session, uint8_t sets, struct problem *problem)
{
    struct record_head head = setup_default();
    struct pile_order order;
    *session = (struct session){.made = 0};
    head.options.players = COURSE_PLAYERS;
    head.options.sets = sets;
    for (unsigned player = 0; player < COURSE_PLAYERS; player++)
        snprintf(head.name[player], NAME_SIZE, "%s", course_names[player]);
    if (!order_tiles(&order, problem) || !session_prepare(session, &head, &order, problem))
        return false;
    session->pace = PACE_OF_DECISIONS;
    return true;
}

static bool play(struct session *session, struct move move, struct problem *problem)
{
    enum refusal refusal;
    switch (session_play(session, move, NULL, &refusal, problem)) {
    case SESSION_DONE:
        return true;
    case SESSION_REFUSED:
        return problem_say(problem, "tutorial: %s", _(refusal_sentence(refusal)));
    case SESSION_FAILED:
        break;
    }
    return false;
}

/* The first so many moves of the plan, under the sets of a lesson. */
static bool begin_lesson(const struct plan *plan, size_t lesson, size_t moves,
                         struct session *session, struct problem *problem)
{
    if (!set_up(session, course_lessons[lesson].sets, problem))
        return false;
    while (session->made < moves)
        if (!play(session, plan->move[session->made], problem)) {
            session_close(session);
            return false;
        }
    return true;
}

static bool read_and_play(struct session *session, const char *text, struct move *move,
                          struct problem *problem)
{
    struct bad_text bad;
    if (!move_parse(&session->game, text, strlen(text), move, &bad))
        return problem_say(problem, "tutorial: '%s': %s", text, bad.reason);
    return play(session, *move, problem) ||
           problem_say(problem, "tutorial: '%s' is not legal", text);
}

/* What a step makes of the game that the one before has left. */
static bool plan_step(struct plan *plan, struct session *session, size_t lesson,
                      const struct course_step *course, struct problem *problem)
{
    struct plan_step *step = &plan->step[plan->steps++];
    *step = (struct plan_step){course, (uint8_t)lesson, session_decided(session), 0, {0}};
    bool good = true;
    if (course->move != NULL)
        good = read_and_play(session, course->move, &step->move, problem);
    if (course->kind == STEP_UNDO)
        good = session_undo(session, problem);
    if (course->kind == STEP_REDO) {
        step->move = session->steps[session->made].move;
        good = session_redo(session, NULL, problem);
    }
    step->after = session_decided(session);
    for (; plan->moves < session->made; plan->moves++)
        plan->move[plan->moves] = session->steps[plan->moves].move;
    return good;
}

static bool plan_lesson(struct plan *plan, struct session *session, size_t lesson,
                        struct problem *problem)
{
    const struct course_lesson *course = &course_lessons[lesson];
    if (plan->steps + course->count > PLAN_STEPS_MAX ||
        session->made + PLAN_MOVES_EACH * course->count > PLAN_MOVES_MAX)
        return problem_say(problem, "tutorial: the course is longer than there is room for");
    for (size_t step = 0; step < course->count; step++)
        if (!plan_step(plan, session, lesson, &course->steps[step], problem))
            return false;
    return true;
}

bool plan_make(struct plan *plan, struct problem *problem)
{
    plan->steps = plan->moves = 0;
    for (size_t lesson = 0; lesson < course_lessons_count; lesson++) {
        struct session session;
        if (!begin_lesson(plan, lesson, plan->moves, &session, problem))
            return false;
        bool good = plan_lesson(plan, &session, lesson, problem);
        session_close(&session);
        if (!good)
            return false;
    }
    return true;
}

size_t plan_first_step(const struct plan *plan, size_t lesson)
{
    size_t step = 0;
    while (plan->step[step].lesson != lesson)
        step++;
    return step;
}

bool plan_session(const struct plan *plan, size_t lesson, struct session *session,
                  struct problem *problem)
{
    size_t moves = plan->step[plan_first_step(plan, lesson)].before;
    return begin_lesson(plan, lesson, moves, session, problem);
}

bool plan_whole_session(const struct plan *plan, struct session *session, struct problem *problem)
{
    return begin_lesson(plan, course_lessons_count - 1, plan->moves, session, problem);
}

size_t plan_followed(const struct plan *plan, const struct session *session)
{
    size_t followed = 0;
    while (followed < session->made && followed < plan->moves &&
           move_equal(session->steps[followed].move, plan->move[followed]))
        followed++;
    return followed;
}
