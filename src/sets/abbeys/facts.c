/* What barns would get if the game ended now (AM14). */
#include "facts/position.h"

void project_barns(struct projection *projection, const struct game *game)
{
    for (unsigned player = 0; player < game->options.players; player++) {
        uint16_t node = game_barn_node(game, player);
        if (node != NO_NODE)
            projection->points[player][FROM_FIELDS] += game_barn_points(game, node);
    }
}
