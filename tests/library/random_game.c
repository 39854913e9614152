/* Plays a random game by the installed library; C and C++ alike. */
#include <bastide/bastide.h>

#include <stdio.h>

int main(void)
{
    struct rng rng = rng_from_seed(7);
    struct options options = options_default();
    struct game game;
    struct move_list moves;
    struct pile_order order;
    options.players = 4;
    options.sets = SETS_ALL; /* all */
    if (game_start(&game, &options) != REFUSAL_NONE)
        return 1;
    pile_order_shuffle(&order, &options, 7);
    while (!game_is_over(&game)) {
        struct move move;
        if (game_actor(&game) == ACTOR_CHANCE) {
            move = chance_move(&game, &order);
        } else {
            game_legal(&game, &moves);
            move = moves.move[rng_below(&rng, (uint32_t)moves.count)];
        }
        if (game_apply(&game, move, NULL) != REFUSAL_NONE)
            return 1;
    }
    for (unsigned player = 0; player < options.players; player++)
        printf("%d\n", (int)game.player[player].score);
    return 0;
}
