#include "engine/pieces_json.h"

void pending_crossing(json_t *pending, const struct game *game)
{
    pending_add_place(pending, game, game_decision_node(game));
    pending_add_follower(pending, game, game_crossing_follower(game));
}
