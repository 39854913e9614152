/* Builders and pigs: where they stand (TB4), and what a pig adds (TB12). */
#include "bastide/game.h"

uint16_t game_helper_node(const struct game *game, enum figure helper, unsigned player)
{
    if (figures_each(&game->options, helper) == 0)
        return NO_NODE;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower figure = game->followers.follower[f];
        if (figure.figure == helper && figure.player == player)
            return figure.node;
    }
    return NO_NODE;
}

int game_pig_points(const struct game *game, uint16_t node, unsigned player)
{
    if (!options_has_set(&game->options, SET_TRADERS)) /* every payment comes here */
        return 0;
    uint16_t pig = game_helper_node(game, FIGURE_PIG, player);
    if (pig == NO_NODE || feature_root(&game->features, pig) != feature_root(&game->features, node))
        return 0;
    return (int)game_field_cities(game, node, NULL, 0);
}
