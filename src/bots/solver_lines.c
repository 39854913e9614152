/* The turns of the player who asks, or the moves where it is no turn. */
#include "bots/solver_parts.h"

/* All that the player may do, written down move by move. */
struct lines {
    struct solver *solver;
    unsigned turn;
    bool are_too_many;
};

static void lines_add(struct lines *lines, struct solver_line line)
{
    struct solver *solver = lines->solver;
    lines->are_too_many |= solver->lines == SOLVER_LINES;
    if (!lines->are_too_many)
        solver->line[solver->lines++] = line;
}

static bool lines_go_on(const struct lines *lines, const struct game *game, struct plan plan)
{
    return plan.count < PLAN_MOVES_MAX && game_turn(game) == lines->turn &&
           (game_awaits_placement(game) || game_awaits_action(game));
}

static void lines_list(struct lines *lines, const struct game *game, struct plan plan)
{
    struct solver *solver = lines->solver;
    unsigned first = solver->moves;
    solver_list_moves(solver, game);
    unsigned count = (unsigned)solver->legal.count;
    lines->are_too_many |= first + count > SOLVER_MOVES;
    if (lines->are_too_many)
        return;
    memcpy(&solver->move[first], solver->legal.move, count * sizeof(struct move));
    solver->moves += count;
    for (unsigned m = first; m < first + count; m++) {
        struct game after;
        struct plan with = plan;
        game_copy(&after, game);
        sight_make(&after, solver->move[m]);
        bool passes = game_awaits_action(game) && solver->move[m].verb == VERB_PASS;
        if (!passes)
            with.move[with.count++] = solver->move[m];
        with.is_asked_after = !passes && game_awaits_action(&after);
        if (!passes && lines_go_on(lines, &after, with))
            lines_list(lines, &after, with);
        else
            lines_add(lines, (struct solver_line){.plan = with, .passes = passes});
    }
    solver->moves = first;
}

static bool line_is_of(const struct solver_line *line, const struct plan *plan)
{
    unsigned m = 0;
    while (m < plan->count && m < line->plan.count && move_equal(plan->move[m], line->plan.move[m]))
        m++;
    return m == plan->count && m == line->plan.count;
}

/* Brings the turn to that rank, if it is in the list further behind. */
static unsigned lines_bring_forward(struct solver *solver, const struct plan *plan, unsigned rank)
{
    unsigned at = rank;
    while (at < solver->lines && !line_is_of(&solver->line[at], plan))
        at++;
    if (at == solver->lines)
        return rank;
    struct solver_line line = solver->line[at];
    solver->line[at] = solver->line[rank];
    solver->line[rank] = line;
    return rank + 1;
}

/* By the evaluation. */
static void lines_order(struct solver *solver)
{
    struct outlook outlook;
    unsigned rank = 0;
    if (!game_awaits_placement(solver->game) && !game_awaits_action(solver->game))
        return;
    outlook_of(&outlook, &solver->sight->rows, &solver->game->pile);
    solver->plans.room = PLANS_MAX;
    plans_find(solver->sight, &outlook, solver->game, 0, NULL, &solver->plans);
    for (unsigned p = 0; p < solver->plans.count; p++)
        rank = lines_bring_forward(solver, &solver->plans.plan[p], rank);
}

bool solver_list_lines(struct solver *solver, unsigned part, unsigned parts)
{
    struct lines lines = {.solver = solver, .turn = game_turn(solver->game)};
    unsigned own = 0;
    solver->lines = solver->moves = 0;
    lines_list(&lines, solver->game, (struct plan){.count = 0});
    if (lines.are_too_many)
        return false;
    lines_order(solver);
    for (unsigned rank = part; rank < solver->lines; rank += parts)
        solver->line[own++] = solver->line[rank];
    solver->lines = own;
    return true;
}
