/* Who flies, and from or to where, in the protocol (FM). */
#include "engine/pieces_json.h"

/* The square of the machine, then that of the landing. */
void pending_flyer(json_t *pending, const struct game *game)
{
    const struct flyer *flight = &game->turn.flight;
    json_object_set_new(pending, "x", json_integer(flight->at.x));
    json_object_set_new(pending, "y", json_integer(flight->at.y));
    json_object_set_new(pending, "figure", json_string(figure_name((enum figure)flight->figure)));
}
