/* Castles, and the current decision, for the answer of `state`. */
#include "engine/command.h"
#include "engine/set_json.h"

static json_t *two_squares_json(const struct game *game, const uint8_t tiles[2])
{
    return json_pack("[oo]", square_json(game->board.tile[tiles[0]].at),
                     square_json(game->board.tile[tiles[1]].at));
}

static json_t *owners_json(const struct game *game, unsigned owners)
{
    json_t *players = json_array();
    for (unsigned p = 0; p < game->options.players; p++)
        if (owners >> p & 1u)
            json_array_append_new(players, player_json(p));
    return players;
}

json_t *castles_json(const struct game *game)
{
    json_t *castles = json_array();
    for (unsigned c = 0; c < game->castles.count; c++) {
        const struct castle *castle = &game->castles.castle[c];
        json_array_append_new(castles,
                              json_pack("{so so sb}", "tiles", two_squares_json(game, castle->tile),
                                        "owners", owners_json(game, castle->owners), "scored",
                                        (int)game_feature_is_complete(game, castle->node)));
    }
    return castles;
}

static json_t *feature_pending_json(const struct game *game)
{
    uint16_t node = game_decision_node(game);
    if (node == NO_NODE)
        return json_null();
    char feature[FEATURE_TEXT_SIZE];
    struct square at = game->board.tile[game->features.tile[node]].at;
    feature_print(game, node, feature);
    json_t *pending = json_pack("{ss si si ss}", "type", phase_name(game_phase(game)), "x", at.x,
                                "y", at.y, "feature", feature);
    set_json_add_to_follower(pending, game, game_crossing_follower(game));
    return pending;
}

json_t *pending_json(const struct game *game)
{
    uint8_t tiles[2];
    if (!game_decision_tiles(game, tiles))
        return feature_pending_json(game);
    return json_pack("{ss so}", "type", phase_name(game_phase(game)), "tiles",
                     two_squares_json(game, tiles));
}
