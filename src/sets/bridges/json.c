#include "engine/pieces_json.h"
#include "text/words.h"

json_t *bridge_json(const struct game *game, unsigned tile)
{
    uint8_t track = game->board.tile[tile].track;
    return track == NO_TRACK ? json_null()
                             : json_string(direction_names[game->board.track[track].direction]);
}

void tell_direction(const struct telling *telling)
{
    telling_add(telling, "bridge", json_string(direction_names[telling->event->orientation]));
}
