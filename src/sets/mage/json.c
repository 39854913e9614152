/* Mage and witch in the protocol (MW). */
#include "bastide/notation.h"
#include "engine/pieces_json.h"

static json_t *place_json(const struct game *game, enum figure figure)
{
    uint16_t node = game_magic_at(game, figure);
    json_t *place = json_object();
    if (node == NO_NODE) {
        json_decref(place);
        return json_null();
    }
    pending_add_place(place, game, node);
    return place;
}

json_t *mage_json(const struct session *session)
{
    return place_json(&session->game, FIGURE_MAGE);
}

json_t *witch_json(const struct session *session)
{
    return place_json(&session->game, FIGURE_WITCH);
}

void tell_magic(const struct telling *telling)
{
    const struct event *event = &telling->event[0];
    bool leaves = event->amount[0] != 0;
    char feature[FEATURE_TEXT_SIZE];
    feature_print(telling->game, event->node, feature);
    telling_add(telling, "player", leaves ? json_null() : player_json(event->player));
    telling_add(telling, "x", leaves ? json_null() : json_integer(event->at.x));
    telling_add(telling, "y", leaves ? json_null() : json_integer(event->at.y));
    telling_add(telling, "feature", leaves ? json_null() : json_string(feature));
}
