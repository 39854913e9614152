#include "engine/command.h"
#include "engine/set_json.h"

#include "text/setup.h"

/* The keys for a player's supply of each figure. */
static const char *const supply_keys[FIGURES_COUNT] = {
#define X(figure, word, key, ...) [FIGURE_##figure] = key,
    FIGURES(X)
#undef X
};

static json_t *seat_json(const struct session *session, unsigned number)
{
    const struct game *game = &session->game;
    const struct player *player = &game->player[number];
    json_t *object =
        json_pack("{ss si}", "name", session_name(session, number), "score", player->score);
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        if (figures_each(&game->options, (enum figure)figure) > 0)
            json_object_set_new(object, supply_keys[figure], json_integer(player->supply[figure]));
    json_object_set_new(object, "bridges", json_integer(player->bridges));
    json_object_set_new(object, "castles", json_integer(player->castles));
    set_json_add_to_player(object, game, number);
    return object;
}

static json_t *players_json(const struct session *session)
{
    json_t *players = json_array();
    for (unsigned p = 0; p < session->game.options.players; p++)
        json_array_append_new(players, seat_json(session, p));
    return players;
}

static json_t *bridge_json(const struct game *game, const struct placed_tile *tile)
{
    return tile->track == NO_TRACK
               ? json_null()
               : json_string(direction_names[game->board.track[tile->track].direction]);
}

static json_t *board_json(const struct game *game)
{
    json_t *board = json_array();
    for (unsigned t = 0; t < game->board.tiles; t++) {
        const struct placed_tile *tile = &game->board.tile[t];
        json_array_append_new(board, json_pack("{si si ss ss so}", "x", tile->at.x, "y", tile->at.y,
                                               "id", tile_kinds[tile->kind].id, "o",
                                               edge_names[tile->orientation], "bridge",
                                               bridge_json(game, tile)));
    }
    return board;
}

json_t *figures_json(const struct game *game, uint16_t root, enum figure_role role)
{
    json_t *figures = json_array();
    for (unsigned f = 0; f < game->followers.count; f++) {
        const struct follower *figure = &game->followers.follower[f];
        if (figure_rules[figure->figure].role != role ||
            feature_root(&game->features, figure->node) != root)
            continue;
        struct square at = game->board.tile[game->features.tile[figure->node]].at;
        json_array_append_new(figures, json_pack("{si ss si si}", "player", figure->player + 1,
                                                 "figure", figure_name((enum figure)figure->figure),
                                                 "x", at.x, "y", at.y));
    }
    return figures;
}

static json_t *feature_json(const struct game *game, uint16_t root)
{
    feature_counts counts = game->features.counts[root];
    json_t *object = json_pack(
        "{ss so sb si si so si}", "kind", feature_kind_name(game_feature_kind(game, root)), "tiles",
        feature_tiles_json(game, root), "complete", (int)game_feature_is_complete(game, root),
        "open", (int)feature_counts_open(counts), "pennants", (int)feature_counts_pennants(counts),
        "followers", figures_json(game, root, ROLE_FOLLOWER), "points",
        game_feature_points(game, root));
    set_json_add_to_feature(object, game, root);
    return object;
}

static void add_features(json_t *features, const struct game *game, uint16_t first, uint16_t end)
{
    for (uint16_t node = first; node < end; node++)
        if (feature_root(&game->features, node) == node)
            json_array_append_new(features, feature_json(game, node));
}

/* A bridge may be a road of its own. */
static json_t *features_json(const struct game *game)
{
    json_t *features = json_array();
    add_features(features, game, 0, game->features.nodes);
    add_features(features, game, feature_track_node(0), feature_track_node(game->board.tracks));
    return features;
}

static json_t *hand_json(const struct game *game)
{
    return game->turn.hand == NO_TILE_KIND ? json_null()
                                           : json_string(tile_kinds[game->turn.hand].id);
}

/* A string, because JSON readers lose digits of integers beyond 2^53. */
static json_t *seed_json(const struct record_head *head)
{
    char text[SETTING_TEXT_SIZE];
    return setting_print(SETTING_SEED, head, text) ? json_string(text) : json_null();
}

json_t *state_json(const struct session *session)
{
    const struct game *game = &session->game;
    json_t *object =
        json_pack("{so ss so so so si so so so so so sb so}", "players", players_json(session),
                  "phase", phase_name(game_phase(game)), "actor", actor_json(game_actor(game)),
                  "host", host_json(game), "hand", hand_json(game), "pile", game->pile.tiles,
                  "board", board_json(game), "features", features_json(game), "castles",
                  castles_json(game), "bazaar", bazaar_json(game), "pending", pending_json(game),
                  "over", (int)game_is_over(game), "seed", seed_json(&session->head));
    set_json_add_to_state(object, game);
    return object;
}
