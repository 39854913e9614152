#include "engine/pieces_json.h"

json_t *inns_json(const struct game *game, uint16_t root)
{
    return json_integer(game_feature_marks(game, root).inns);
}

json_t *cathedrals_json(const struct game *game, uint16_t root)
{
    return json_integer(game_feature_marks(game, root).cathedrals);
}
