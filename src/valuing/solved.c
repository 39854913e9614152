#include "valuing/solved.h"

#include "bots/solver.h"
#include "sets/bazaars/facts_auction.h"

#include <stdalign.h>

/* At most so many tiles in the pile: with more it takes too long. */
enum { TILES_MOST = 2, STEP = 1000 };

/* One attempt. */
struct solving {
    struct valuing *valuing;
    struct solver *solver;
    unsigned long left; /* positions that may still be looked at */
};

static size_t behind(void)
{
    size_t align = alignof(max_align_t);
    return (sizeof(struct valuing) + align - 1) / align * align;
}

size_t solved_size(void)
{
    return behind() - sizeof(struct valuing) + solver_size();
}

/* A position in which a player decides: the best turn, with its worth to that player. */
static bool solve_decision(struct solving *solving, const struct game *game, struct plan *best)
{
    struct solver *solver = solving->solver;
    unsigned long looked_at = 0;
    if (!solver_may_begin(game))
        return false;
    solver_begin(solver, &solving->valuing->sight, game, 0, 1);
    while (solver_go_on(solver, STEP) && solver_positions(solver) < solving->left)
        ;
    looked_at = solver_positions(solver);
    solving->left -= looked_at < solving->left ? looked_at : solving->left;
    return solver_is_solved(solver) && solver_best(solver, best, 1) == 1;
}

/* What any position comes to: the expected lead of player 0. */
static bool solve(struct solving *solving, const struct game *game, double *lead)
{
    struct outcome_list outcomes;
    struct plan best;
    *lead = game->player[0].score - game->player[1].score;
    if (game_is_over(game))
        return true;
    if (!game_awaits_chance(game)) {
        if (!solve_decision(solving, game, &best))
            return false;
        *lead = game_actor(game) == 0 ? (double)best.worth : -(double)best.worth;
        return true;
    }
    if (!game_outcomes(game, &outcomes))
        return false;
    *lead = 0;
    for (size_t o = 0; o < outcomes.count; o++) {
        struct game then;
        double of_it;
        game_copy(&then, game);
        sight_make(&then, outcomes.outcome[o].move);
        if (!solve(solving, &then, &of_it))
            return false;
        *lead += of_it * (double)outcomes.outcome[o].weight / (double)outcomes.total;
    }
    return true;
}

static void note(struct batch *values, unsigned cell, double lead)
{
    values->margin[cell][0] = lead;
    values->margin[cell][1] = -lead;
}

/* Each player has the tile of `share`, for nothing. */
static void share_out_for_nothing(struct game *game, const uint8_t share[2])
{
    while (auction_is_open(game) && !game_awaits_draft(game))
        sight_make(game, game_awaits_offer(game) ? move_offer(share[game->bazaar.chooser], 0)
                                                 : move_plain(VERB_PASS));
    if (game_awaits_draft(game))
        sight_make(game, move_take(share[game->bazaar.chooser]));
}

static bool solve_tiles(struct solving *solving, struct batch *values)
{
    const struct valuing *valuing = solving->valuing;
    if (valuing->tiles.count != 2)
        return false;
    for (unsigned first = 0; first < 2; first++) {
        uint8_t share[2] = {valuing->tiles.of[first], valuing->tiles.of[1 - first]};
        struct game game;
        double lead;
        game_copy(&game, &valuing->game);
        share_out_for_nothing(&game, share);
        if (!solve(solving, &game, &lead))
            return false;
        note(values, valuing_cell(0, share[0]), lead);
        note(values, valuing_cell(1, share[1]), lead);
    }
    return true;
}

/* Puts the best turn of all in the place of the last, or of the one before that if the last was
 * asked for. */
static void enter_best(struct valuing *valuing, const struct plan *best)
{
    struct plan_list *turns = &valuing->turns;
    unsigned turn = 0;
    while (turn < turns->count && !turns_are_alike(&valuing->game, &turns->plan[turn], best))
        turn++;
    if (turn < turns->count)
        return;
    turn = turns->count - 1;
    if (valuing->is_asked && turn == valuing->played && turn > 0)
        turn--;
    if (!valuing->is_asked || turn != valuing->played)
        turns->plan[turn] = valuing_appraised(valuing, best);
}

static bool solve_turns(struct solving *solving, struct batch *values)
{
    struct valuing *valuing = solving->valuing;
    struct plan best;
    if (!solve_decision(solving, &valuing->game, &best))
        return false;
    enter_best(valuing, &best);
    for (unsigned turn = 0; turn < valuing->turns.count; turn++) {
        struct game game;
        double lead;
        game_copy(&game, &valuing->game);
        plans_make(&valuing->sight, &valuing->outlook, &game, &valuing->turns.plan[turn]);
        if (!solve(solving, &game, &lead))
            return false;
        note(values, turn, lead);
    }
    return true;
}

bool solved_find(struct valuing *valuing, unsigned long positions, struct batch *values)
{
    struct solving solving = {.valuing = valuing,
                              .solver = (struct solver *)(void *)((char *)valuing + behind()),
                              .left = positions};
    if (valuing->game.options.players != 2 || valuing->game.pile.tiles > TILES_MOST)
        return false;
    values->rival[0][1] = values->rival[1][0] = 1;
    values->rounds = 1;
    return valuing->subject == VALUING_TILES ? solve_tiles(&solving, values)
                                             : solve_turns(&solving, values);
}
