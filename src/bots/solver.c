#include "bots/solver.h"

#include "bots/solver_parts.h"
#include "bots/terms.h"

/* Values. */

static bool solver_has_decider(const struct game *game)
{
    (void)game;
#define X(decider) decider##_is_due(game) ||
    return BOT_DECIDERS(X) false;
#undef X
}

static struct ending ending_of(const struct game *game)
{
    struct ending ending = {{0}};
    struct values scores;
    for (unsigned player = 0; player < game->options.players; player++)
        scores.of[player] = (float)game->player[player].score;
    for (unsigned player = 0; player < game->options.players; player++)
        ending.of[player] = (double)values_lead(&scores, game->options.players, player);
    return ending;
}

/* Whether `a` is better for the player; of equals what is worse for the next ones is. Sums of
 * shares are equal but for rounding. */
static bool ending_is_better(const struct ending *a, const struct ending *b, unsigned player,
                             unsigned players)
{
    static const double rounding = 1e-9;
    for (unsigned after = 0; after < players; after++) {
        unsigned of = (player + after) % players;
        double more = after == 0 ? a->of[of] - b->of[of] : b->of[of] - a->of[of];
        if (more > rounding || more < -rounding)
            return more > 0;
    }
    return false;
}

/* Positions. */

static struct solver_frame *solver_top(struct solver *solver)
{
    return &solver->frame[solver->depth - 1];
}

/* Takes the moves of solver->legal over, unless there is no room. */
static bool frame_take_moves(struct solver *solver, struct solver_frame *frame)
{
    frame->first = solver->moves;
    frame->count = (unsigned)solver->legal.count;
    frame->next = 0;
    if (frame->first + frame->count > SOLVER_MOVES)
        return false;
    memcpy(&solver->move[frame->first], solver->legal.move, frame->count * sizeof(struct move));
    solver->moves += frame->count;
    return true;
}

/* Lists what chance may do, with each one's share. */
static bool frame_list_chances(struct solver *solver, struct solver_frame *frame)
{
    const struct outcome_list *outcomes = &solver->outcomes;
    if (!game_outcomes(&frame->game, &solver->outcomes) || outcomes->count > SOLVER_CHANCES)
        return false;
    solver->legal.count = outcomes->count;
    for (size_t o = 0; o < outcomes->count; o++) {
        solver->legal.move[o] = outcomes->outcome[o].move;
        frame->share[o] = (double)outcomes->outcome[o].weight / (double)outcomes->total;
        frame->low[o] = -SOLVER_MOST;
        frame->high[o] = SOLVER_MOST;
    }
    return true;
}

/* Lists what may happen there; makes what alone can until there is more. False if it cannot be told
 * what may; the game may be over then. */
static bool frame_find_moves(struct solver *solver, struct solver_frame *frame)
{
    struct game *game = &frame->game;
    while (!game_is_over(game) && !solver_has_decider(game)) {
        if (!game_awaits_chance(game))
            solver_list_moves(solver, game);
        else if (!frame_list_chances(solver, frame))
            return false;
        if (solver->legal.count != 1)
            return solver->legal.count > 0;
        sight_make(game, solver->legal.move[0]);
    }
    return false;
}

static void frame_take(struct solver *solver, struct solver_frame *frame,
                       const struct ending *ending);

/* What a line of the player who asks is worth; only those better than all before are known. */
static void solver_take_line(struct solver *solver, const struct ending *ending)
{
    double worth = ending->of[solver->player];
    unsigned count = solver->bests < SOLVER_BEST ? solver->bests : SOLVER_BEST - 1;
    solver->at_line++;
    if (!(worth > solver->worth))
        return;
    memmove(&solver->best[1], &solver->best[0], count * sizeof(struct plan));
    solver->best[0] = solver->line[solver->at_line - 1].plan;
    solver->best[0].worth = (float)worth;
    solver->worth = worth;
    solver->bests = count + 1;
}

/* Tells the position before what this one comes to. */
static void solver_tell(struct solver *solver, const struct ending *ending)
{
    if (solver->depth == 0)
        solver_take_line(solver, ending);
    else
        frame_take(solver, solver_top(solver), ending);
}

/* Goes into a position that has been put into the frame above the top. */
static void solver_enter(struct solver *solver, double alpha, double beta, bool is_glance)
{
    struct solver_frame *frame = &solver->frame[solver->depth];
    solver->positions++;
    frame->is_over = frame->has_best = false;
    frame->alpha = alpha;
    frame->beta = beta;
    if (!frame_find_moves(solver, frame)) {
        struct ending ending = ending_of(&frame->game);
        if (game_is_over(&frame->game))
            solver_tell(solver, &ending);
        else
            solver->state = SOLVER_GIVES_UP;
        return;
    }
    frame->is_glance = is_glance && !frame_is_chance(frame);
    frame->is_glancing = frame_is_chance(frame) && solver->has_two;
    frame->best = (struct ending){{0}};
    if (!frame_take_moves(solver, frame))
        solver->state = SOLVER_GIVES_UP;
    solver->depth++;
}

/* A player's decision. */

static void choice_take(struct solver *solver, struct solver_frame *frame,
                        const struct ending *ending)
{
    unsigned actor = game_actor(&frame->game);
    if (!frame->has_best ||
        ending_is_better(ending, &frame->best, actor, frame->game.options.players)) {
        frame->best = *ending;
        frame->best_move = frame->first + frame->next - 1;
    }
    frame->has_best = true;
    if (frame->is_glance)
        frame->is_over = true;
    if (!solver->has_two)
        return;
    double lead = frame->best.of[solver->player];
    if (frame_is_own(solver, frame) ? lead >= frame->beta : lead <= frame->alpha)
        frame->is_over = true;
    if (frame_is_own(solver, frame) && lead > frame->alpha)
        frame->alpha = lead;
    if (!frame_is_own(solver, frame) && lead < frame->beta)
        frame->beta = lead;
}

/* The whole. */

static void frame_take(struct solver *solver, struct solver_frame *frame,
                       const struct ending *ending)
{
    if (frame_is_chance(frame))
        chance_take(solver, frame, ending);
    else
        choice_take(solver, frame, ending);
}

static bool frame_goes_on(struct solver *solver, struct solver_frame *frame)
{
    if (frame_is_chance(frame))
        return chance_goes_on(solver, frame);
    return !frame->is_over && frame->next < frame->count;
}

/* Makes the next move. */
static void frame_descend(struct solver *solver, struct solver_frame *frame)
{
    unsigned number = frame->next++;
    struct solver_frame *child = frame + 1;
    if (solver->depth == SOLVER_LEVELS) {
        solver->state = SOLVER_GIVES_UP;
        return;
    }
    game_copy(&child->game, &frame->game);
    sight_make(&child->game, solver->move[frame->first + number]);
    if (frame_is_chance(frame) && solver->has_two) {
        chance_open(frame, number);
        solver_enter(solver, frame->child_alpha, frame->child_beta, frame->is_glancing);
    } else {
        bool is_glance = frame->is_glance && game_actor(&child->game) == game_actor(&frame->game);
        solver_enter(solver, frame->alpha, frame->beta, is_glance);
    }
}

static void frame_leave(struct solver *solver, struct solver_frame *frame)
{
    struct ending ending = frame->best;
    if (!frame_is_chance(frame) && !frame->is_glance)
        solver_remember(solver, &frame->game, solver->move[frame->best_move]);
    solver->moves = frame->first;
    solver->depth--;
    solver_tell(solver, &ending);
}

static void solver_begin_line(struct solver *solver)
{
    const struct solver_line *line = &solver->line[solver->at_line];
    struct game *game = &solver->frame[0].game;
    game_copy(game, solver->game);
    for (unsigned m = 0; m < line->plan.count; m++)
        sight_make(game, line->plan.move[m]);
    if (line->passes)
        sight_make(game, move_plain(VERB_PASS));
    solver_enter(solver, solver->has_two ? solver->worth : -SOLVER_MOST, SOLVER_MOST, false);
}

static void solver_step(struct solver *solver)
{
    if (solver->depth > 0) {
        struct solver_frame *frame = solver_top(solver);
        if (frame_goes_on(solver, frame))
            frame_descend(solver, frame);
        else
            frame_leave(solver, frame);
    } else if (solver->at_line < solver->lines) {
        solver_begin_line(solver);
    } else {
        solver->state = SOLVER_SOLVED;
    }
}

size_t solver_size(void)
{
    return sizeof(struct solver);
}

bool solver_may_begin(const struct game *game)
{
    return game_actor(game) < game->options.players && !solver_has_decider(game);
}

void solver_begin(struct solver *solver, const struct sight *sight, const struct game *game,
                  unsigned part, unsigned parts)
{
    solver->sight = sight;
    solver->game = game;
    solver->state = SOLVER_WORKS;
    solver->player = game_actor(game);
    solver->has_two = game->options.players == 2;
    solver->positions = 0;
    solver->at_line = solver->bests = solver->depth = 0;
    solver->worth = -SOLVER_MOST;
    memset(solver->remembered, 0, sizeof solver->remembered);
    if (!solver_list_lines(solver, part, parts))
        solver->state = SOLVER_GIVES_UP;
}

bool solver_go_on(struct solver *solver, unsigned positions)
{
    unsigned long until = solver->positions + positions;
    while (solver->state == SOLVER_WORKS && solver->positions < until)
        solver_step(solver);
    return solver->state == SOLVER_WORKS;
}

bool solver_is_solved(const struct solver *solver)
{
    return solver->state == SOLVER_SOLVED;
}

unsigned long solver_positions(const struct solver *solver)
{
    return solver->positions;
}

unsigned solver_best(const struct solver *solver, struct plan *best, unsigned room)
{
    unsigned count = solver->bests < room ? solver->bests : room;
    assert(solver_is_solved(solver));
    memcpy(best, solver->best, count * sizeof *best);
    return count;
}
