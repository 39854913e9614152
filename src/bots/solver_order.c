/* Which moves are looked at, and in which order: bounds cut most if the best come first. */
#include "bots/solver_parts.h"

#include "facts/position.h"

/* The board hardly differs from one place in the search to another, and so what was best with a
 * kind of tile is likely to be best with it elsewhere. */
static struct move *order_remembered(struct solver *solver, const struct game *game)
{
    bool is_placing = game_awaits_placement(game);
    kind_number kind = is_placing ? game_hand(game) : NO_TILE_KIND;
    if (game_awaits_action(game) && game_placed(game) != NO_TILE)
        kind = game->board.tile[game_placed(game)].kind;
    if (kind >= TILE_KINDS_MAX || game->pile.tiles >= SOLVER_TILES)
        return NULL;
    return solver->remembered[game->pile.tiles][kind][is_placing ? 0 : 1];
}

static bool order_has(const struct move *remembered, unsigned at)
{
    return !move_equal(remembered[at], (struct move){0});
}

void solver_remember(struct solver *solver, const struct game *game, struct move move)
{
    struct move *remembered = order_remembered(solver, game);
    unsigned at = 0;
    if (remembered == NULL)
        return;
    while (at < SOLVER_REMEMBERED - 1 && !move_equal(remembered[at], move))
        at++;
    for (; at > 0; at--)
        remembered[at] = remembered[at - 1];
    remembered[0] = move;
}

/* The first time, the evaluation says what may be best. */
static void order_guess(struct solver *solver, const struct game *game)
{
    enum { GUESSED = 3 };
    struct outlook outlook;
    outlook_of(&outlook, &solver->sight->rows, &game->pile);
    solver->plans.room = GUESSED;
    plans_find(solver->sight, &outlook, game, 0, NULL, &solver->plans);
    for (unsigned p = solver->plans.count; p-- > 0;)
        solver_remember(solver, game, solver->plans.plan[p].move[0]);
}

/* Turns of a tile that look alike come to the same, and so do segments of one feature of a tile. */
static void order_drop_alike(const struct solver *solver, const struct game *game,
                             struct move_list *moves)
{
    size_t kept = 0;
    if (game_awaits_action(game))
        deployments_list_once(game, moves);
    if (!game_awaits_placement(game))
        return;
    for (size_t m = 0; m < moves->count; m++)
        if (moves->move[m].verb != VERB_PLACE ||
            (solver->sight->orientations[game_hand(game)] >> moves->move[m].arg & 1u))
            moves->move[kept++] = moves->move[m];
    moves->count = kept;
}

static void order_bring_forward(struct move_list *moves, struct move first)
{
    size_t at = 0;
    while (at < moves->count && !move_equal(moves->move[at], first))
        at++;
    if (at == moves->count)
        return;
    for (; at > 0; at--)
        moves->move[at] = moves->move[at - 1];
    moves->move[0] = first;
}

void solver_list_moves(struct solver *solver, const struct game *game)
{
    struct move *remembered = order_remembered(solver, game);
    if (remembered != NULL && game_awaits_placement(game) && !order_has(remembered, 0))
        order_guess(solver, game);
    game_legal(game, &solver->legal);
    order_drop_alike(solver, game, &solver->legal);
    if (remembered == NULL || solver->legal.count < 2)
        return;
    for (unsigned at = SOLVER_REMEMBERED; at-- > 0;)
        if (order_has(remembered, at))
            order_bring_forward(&solver->legal, remembered[at]);
}
