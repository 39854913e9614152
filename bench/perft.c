#include "perft.h"

#include <stdlib.h>

static void apply(struct game *game, struct move move)
{
    if (game_apply(game, move, NULL) != REFUSAL_NONE)
        abort();
}

static uint64_t count(const struct game *game, const struct pile_order *order, unsigned depth)
{
    struct move_list moves;
    uint64_t lines = 0;
    if (depth == 0 || game_is_over(game))
        return 1;
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count; m++) {
        struct game next;
        game_copy(&next, game);
        apply(&next, moves.move[m]);
        while (game_actor(&next) == ACTOR_CHANCE)
            apply(&next, chance_move_in_order(&next, order));
        lines += count(&next, order, depth - 1);
    }
    return lines;
}

uint64_t perft(const struct options *options, uint64_t seed, unsigned depth)
{
    struct game game;
    struct pile_order order;
    if (game_start(&game, options) != REFUSAL_NONE)
        abort();
    pile_order_shuffle(&order, options, seed);
    apply(&game, chance_move_in_order(&game, &order));
    return count(&game, &order, depth);
}
