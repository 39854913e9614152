#include "engine/pieces_json.h"

static json_t *two_squares_json(const struct game *game, const tile_number tiles[2])
{
    return json_pack("[oo]", square_json(game->board.tile[tiles[0]].at),
                     square_json(game->board.tile[tiles[1]].at));
}

json_t *castles_json(const struct session *session)
{
    const struct game *game = &session->game;
    json_t *castles = json_array();
    for (unsigned c = 0; c < game->castles.count; c++) {
        const struct castle *castle = &game->castles.castle[c];
        json_array_append_new(castles,
                              json_pack("{so so sb}", "tiles", two_squares_json(game, castle->tile),
                                        "owners", players_of_json(game, castle->owners), "scored",
                                        (int)game_feature_is_complete(game, castle->node)));
    }
    return castles;
}

/* Of the small city, or of the castle that scores. */
void pending_castle(json_t *pending, const struct game *game)
{
    tile_number tiles[2];
    if (game_decision_tiles(game, tiles))
        json_object_set_new(pending, "tiles", two_squares_json(game, tiles));
}
