/* Besieged cities in the protocol (SG1). */
#include "engine/pieces_json.h"

json_t *besieged_json(const struct game *game, uint16_t node)
{
    return json_boolean(game_is_besieged(game, node));
}
