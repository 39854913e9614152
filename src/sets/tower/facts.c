#include "facts.h"

struct tower_reach tower_reach_from(const struct game *game, struct square at, unsigned floors)
{
    struct tower_reach reach = {{0}, 0, 0};
    for (unsigned f = 0; f < game->followers.count; f++)
        if (game_tower_takes(game, at, floors, f)) {
            reach.of[game->followers.follower[f].player]++;
            reach.count++;
            reach.one = f;
        }
    return reach;
}

bool tower_threatens(const struct game *game, unsigned tower, unsigned more, tile_number tile)
{
    struct square at = game_tower_at(game, tower);
    unsigned floors = game->towers.floors[tower] + more;
    if (floors == 0 || game_tower_guard(game, tower) < FOLLOWERS_MAX)
        return false;
    for (unsigned f = 0; f < game->followers.count; f++)
        if (feature_tile(&game->features, game->followers.follower[f].node) == tile &&
            game_tower_takes(game, at, floors, f))
            return true;
    return false;
}
