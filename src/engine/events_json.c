#include "engine/command.h"
#include "engine/pieces_json.h"

void telling_add(const struct telling *telling, const char *key, json_t *value)
{
    json_object_set_new(telling->object, key, value);
}

void tell_player(const struct telling *telling)
{
    telling_add(telling, "player", player_json(telling->event->player));
}

void tell_tile(const struct telling *telling)
{
    telling_add(telling, "tile", json_string(tile_kinds[telling->event->tile_kind].id));
}

void tell_square(const struct telling *telling)
{
    telling_add(telling, "x", json_integer(telling->event->at.x));
    telling_add(telling, "y", json_integer(telling->event->at.y));
}

void tell_orientation(const struct telling *telling)
{
    telling_add(telling, "o", json_string(edge_names[telling->event->orientation]));
}

void tell_figure(const struct telling *telling)
{
    telling_add(telling, "figure", json_string(figure_name((enum figure)telling->event->figure)));
}

/* By its name on the tile. */
void tell_feature(const struct telling *telling)
{
    char name[FEATURE_TEXT_SIZE];
    feature_print(telling->game, telling->event->node, name);
    telling_add(telling, "feature", json_string(name));
}

/* All of them; none where the points are for no feature. */
void tell_tiles(const struct telling *telling)
{
    uint16_t node = telling->event->node;
    telling_add(telling, "tiles",
                node == NO_NODE ? json_array() : feature_tiles_json(telling->game, node));
}

void tell_points(const struct telling *telling)
{
    telling_add(telling, "points", json_integer(telling->event->points));
}

void tell_why(const struct telling *telling)
{
    const struct event *event = telling->event;
    const char *kind = scored_name(event);
    telling_add(telling, "kind", kind ? json_string(kind) : json_null());
    telling_add(telling, "reason",
                json_string(score_reason_name((enum score_reason)event->reason)));
}

void tell_scores(const struct telling *telling)
{
    json_t *scores = json_array();
    for (unsigned p = 0; p < telling->game->options.players; p++)
        json_array_append_new(scores, json_integer(telling->game->player[p].score));
    telling_add(telling, "scores", scores);
}

void tell_amendment(const struct telling *telling)
{
    telling_add(telling, "what", json_string(amendment_name((enum amendment)telling->event->what)));
}

enum { TOLD_MAX = 6 };

static tell_piece *const told[EVENTS_COUNT][TOLD_MAX] = {
#define X(type, ...) [EVENT_##type] = {__VA_ARGS__},
    EVENT_KEYS(X)
#undef X
};

EVENTS(HAS_EVENT_KEYS)

void events_json_add(json_t *array, const struct game *game, const struct event *event,
                     size_t events)
{
    for (const struct event *end = event + events; event < end; event++) {
        struct telling telling = {json_object(), game, event};
        telling_add(&telling, "type", json_string(event_name((enum event_type)event->type)));
        for (unsigned p = 0; p < TOLD_MAX && told[event->type][p] != NULL; p++)
            told[event->type][p](&telling);
        json_array_append_new(array, telling.object);
    }
}
