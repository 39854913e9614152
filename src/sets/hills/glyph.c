/* Flocks on the board: the number of sheep beside each shepherd. */
#include "tui/board/board_scene.h"

void flocks_show(struct board_scene *scene)
{
    const struct game *game = scene->game;
    for (unsigned player = 0; player < game->options.players; player++) {
        uint16_t node = game_shepherd(game, player);
        unsigned sheep = node == NO_NODE ? 0 : game_flock(game, player, NULL);
        if (sheep > 0)
            board_scene_count_there(scene, COUNTED_SHEEP, node, sheep);
    }
}
