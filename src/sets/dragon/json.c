/* Dragon and fairy in the protocol (PD). */
#include "bastide/notation.h"
#include "engine/pieces_json.h"

json_t *dragon_json(const struct session *session)
{
    struct square at;
    return game_dragon_at(&session->game, &at) ? square_json(at) : json_null();
}

/* Beside whom she is, or three times nothing. */
json_t *fairy_json(const struct session *session)
{
    const struct game *game = &session->game;
    struct fairy_place fairy = game_fairy(game);
    char feature[FEATURE_TEXT_SIZE];
    if (!fairy.is_there)
        return json_null();
    if (fairy.follower == FOLLOWERS_MAX)
        return json_pack("{si si sn sn sn}", "x", fairy.at.x, "y", fairy.at.y, "player", "figure",
                         "feature");
    struct follower follower = game->followers.follower[fairy.follower];
    feature_print(game, follower.node, feature);
    return json_pack("{si si si ss ss}", "x", fairy.at.x, "y", fairy.at.y, "player",
                     follower.player + 1, "figure", figure_name((enum figure)follower.figure),
                     "feature", feature);
}

json_t *asleep_json(const struct session *session)
{
    return json_integer(game_tiles_asleep(&session->game));
}

void pending_flight(json_t *pending, const struct game *game)
{
    const struct dragon *flight = &game->dragon;
    json_t *visited = json_array();
    for (unsigned v = 0; v < flight->count; v++)
        json_array_append_new(visited, square_json(flight->visited[v]));
    json_object_set_new(pending, "left", json_integer(DRAGON_STEPS + 1 - flight->count));
    json_object_set_new(pending, "visited", visited);
}
