/* A follower before a drawbridge, as it is decided about (DB3). */
#include "tui/stages/stage_deciding.h"

/* The cities that the follower may enter, and the follower in the one chosen. The way home comes
 * last and shows it where it stands. */
void crossing_show(const struct deciding *deciding, struct board_scene *scene)
{
    unsigned number = deciding->choice.follower, cities = deciding->choice.count - 1;
    const struct follower *follower = &scene->game->followers.follower[number];
    board_scene_add_offers(scene, deciding->choice.node, cities, deciding->chosen, *follower);
    board_scene_add_tile(scene, BOARD_MARK_CURSOR, scene->game->features.tile[follower->node], 0);
    if (deciding->chosen < cities)
        board_scene_remove_follower(scene, number);
    board_scene_light(scene, deciding->chosen < cities ? deciding_node(deciding) : follower->node);
}
