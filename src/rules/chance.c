/* Chance moves and their probabilities (B2). */
#include "bastide/chance.h"

#include "rules/draw.h"
#include "rules/moments.h"
#include "rules/options.h"
#include "rules/turn.h"

void pile_order_shuffle(struct pile_order *order, const struct options *options, uint64_t seed)
{
    struct rng rng = rng_from_seed(seed);
    struct pile pile;
    order->seed = seed;
    order->tiles = 0;
    if (options_check(options) != REFUSAL_NONE)
        return;
    draw_fill_pile(&pile, options);
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned copy = 0; copy < pile.left[kind]; copy++)
            order->kind[order->tiles++] = kind;
    for (unsigned last = order->tiles; last > 1; last--) {
        uint32_t other = rng_below(&rng, last);
        kind_number kind = order->kind[other];
        order->kind[other] = order->kind[last - 1];
        order->kind[last - 1] = kind;
    }
}

static struct move chance_choose(const struct game *game, struct luck luck)
{
    /* cppcheck-suppress returnDanglingLifetime; a move is a value */
    return phases[game->turn.phase]->choose(game, &luck);
}

struct move chance_move(const struct game *game, const struct pile_order *order)
{
    return chance_choose(
        game, (struct luck){.order = order, .is_in_order = luck_is_in_order(game, order)});
}

/* Tiles that may not be drawn at a time come out of order. */
struct move chance_move_in_order(const struct game *game, const struct pile_order *order)
{
    if (moment_draws_vary(game))
        return chance_move(game, order);
    return chance_choose(game, (struct luck){.order = order, .is_in_order = true});
}

struct move chance_move_at_random(const struct game *game, struct rng *rng)
{
    return chance_choose(game, (struct luck){.rng = rng});
}

bool game_outcomes(const struct game *game, struct outcome_list *outcomes)
{
    outcomes->total = 0;
    outcomes->count = 0;
    bool is_whole = game_awaits_chance(game) && phases[game->turn.phase]->outcomes(game, outcomes);
    if (!is_whole)
        outcomes->total = outcomes->count = 0;
    return is_whole;
}
