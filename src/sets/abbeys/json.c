#include "engine/pieces_json.h"

json_t *abbeys_json(const struct game *game, unsigned player)
{
    return json_integer(game->player[player].abbeys);
}

/* The barns in a field, each with the square at whose north-west corner it stands. */
json_t *barns_json(const struct game *game, uint16_t root)
{
    json_t *barns = json_array();
    bool is_field = game_feature_kind(game, root) == FEATURE_FIELD;
    unsigned owners = is_field ? game_barn_owners(game, root) : 0;
    for (unsigned player = 0; player < game->options.players; player++) {
        struct square at;
        if (owners >> player & 1u && game_barn_corner(game, player, &at))
            json_array_append_new(barns, json_pack("{so si si}", "player", player_json(player), "x",
                                                   at.x, "y", at.y));
    }
    return barns;
}
