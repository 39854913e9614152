/* Abbots in the protocol (MO). */
#include "engine/pieces_json.h"

json_t *lying_json(const struct game *game, unsigned follower)
{
    uint16_t node = game->followers.follower[follower].node;
    return json_boolean(game_standing_node(game, node) != node);
}

/* What an abbot there would bring now. */
json_t *abbots_json(const struct game *game, uint16_t root)
{
    uint16_t abbots = game_abbots_in(game, root);
    return json_integer(abbots == NO_NODE ? 0 : game_feature_points(game, abbots));
}

/* The column from north to south, with the row where it crosses it. */
json_t *abbots_tiles_json(const struct game *game, uint16_t node)
{
    struct square at = game_node_square(game, node);
    int north = (int)game_abbots_line(game, at, EDGE_N);
    int south = (int)game_abbots_line(game, at, EDGE_S);
    int west = (int)game_abbots_line(game, at, EDGE_W);
    int east = (int)game_abbots_line(game, at, EDGE_E);
    json_t *tiles = json_array();
    for (int dy = -north; dy <= south; dy++)
        for (int dx = dy == 0 ? -west : 0; dx <= (dy == 0 ? east : 0); dx++)
            json_array_append_new(tiles, square_json(square_at(at, dx, dy)));
    return tiles;
}
