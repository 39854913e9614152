/* Shepherds, their flocks, and the bag in the protocol (HS). */
#include "engine/pieces_json.h"

/* Where flocks may be, fields have open ends (HS8). */
json_t *field_open_json(const struct game *game, uint16_t root)
{
    return json_integer(options_has_hills(&game->options)
                            ? game_field_open_ends(game, root)
                            : feature_counts_open(game->features.counts[root]));
}

static json_t *flock_json(const struct game *game, unsigned player)
{
    json_t *flock = json_array();
    for (unsigned t = 0; t < game->hills.tokens; t++)
        if (game->hills.token[t].player == player)
            json_array_append_new(flock, json_integer(game->hills.token[t].sheep));
    return flock;
}

json_t *shepherds_json(const struct game *game, uint16_t root)
{
    unsigned players = game_shepherds(game, root);
    json_t *shepherds = json_array();
    for (unsigned player = 0; player < game->options.players; player++) {
        if (!(players >> player & 1u))
            continue;
        uint16_t node = game_shepherd(game, player);
        struct square at = game_node_square(game, node);
        json_array_append_new(shepherds,
                              json_pack("{so si si so}", "player", player_json(player), "x", at.x,
                                        "y", at.y, "sheep", flock_json(game, player)));
    }
    return shepherds;
}

json_t *vineyards_json(const struct game *game, uint16_t root)
{
    return json_integer(game_vineyards(game, root));
}

json_t *under_json(const struct session *session)
{
    return json_integer(game_tiles_under(&session->game));
}

json_t *bag_json(const struct session *session)
{
    const uint8_t *left = session->game.hills.bag.left;
    return json_pack("{si si si si si}", "sheep 1", left[0], "sheep 2", left[1], "sheep 3", left[2],
                     "sheep 4", left[3], "wolf", left[TOKEN_WOLF]);
}

/* For whom a token is drawn. */
void pending_token(json_t *pending, const struct game *game)
{
    pending_add_place(pending, game, game_shepherd(game, game_player(game)));
}

void tell_sheep(const struct telling *telling)
{
    telling_add(telling, "sheep", json_integer(telling->event->amount[0]));
}
