/* Pigs (TB12). */
#include "bastide/game.h"

static bool has_pig(const struct game *game, uint16_t node, unsigned player)
{
    uint16_t root = feature_root(&game->features, node);
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        if (follower.figure == FIGURE_PIG && follower.player == player &&
            feature_root(&game->features, follower.node) == root)
            return true;
    }
    return false;
}

int game_pig_points(const struct game *game, uint16_t node, unsigned player)
{
    return options_has_set(&game->options, SET_TRADERS) && has_pig(game, node, player)
               ? (int)game_field_cities(game, node, NULL, 0)
               : 0;
}
