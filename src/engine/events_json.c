#include "engine/command.h"

/* An event, the game right after it, and the JSON object being filled. */
struct telling {
    json_t *object;
    const struct game *game;
    const struct event *event;
};

/* A part of an event: each adds its keys to the object. */
typedef void tell_piece(const struct telling *telling);

static void add(const struct telling *telling, const char *key, json_t *value)
{
    json_object_set_new(telling->object, key, value);
}

static void tell_player(const struct telling *telling)
{
    add(telling, "player", player_json(telling->event->player));
}

static void tell_tile(const struct telling *telling)
{
    add(telling, "tile", json_string(tile_kinds[telling->event->tile_kind].id));
}

static void tell_square(const struct telling *telling)
{
    add(telling, "x", json_integer(telling->event->at.x));
    add(telling, "y", json_integer(telling->event->at.y));
}

static void tell_orientation(const struct telling *telling)
{
    add(telling, "o", json_string(edge_names[telling->event->orientation]));
}

static void tell_direction(const struct telling *telling)
{
    add(telling, "bridge", json_string(direction_names[telling->event->orientation]));
}

static void tell_figure(const struct telling *telling)
{
    add(telling, "figure", json_string(figure_name((enum figure)telling->event->figure)));
}

/* By its name on the tile. */
static void tell_feature(const struct telling *telling)
{
    char name[FEATURE_TEXT_SIZE];
    feature_print(telling->game, telling->event->node, name);
    add(telling, "feature", json_string(name));
}

/* All of them; none for goods at the end (TB3) and amendments, which are no feature. */
static void tell_tiles(const struct telling *telling)
{
    uint16_t node = telling->event->node;
    add(telling, "tiles", node == NO_NODE ? json_array() : feature_tiles_json(telling->game, node));
}

static void tell_goods(const struct telling *telling)
{
    for (unsigned good = 0; good < GOODS_COUNT; good++)
        add(telling, good_name((enum good)good), json_integer(telling->event->goods[good]));
}

static void tell_points(const struct telling *telling)
{
    add(telling, "points", json_integer(telling->event->points));
}

static void tell_why(const struct telling *telling)
{
    const struct event *event = telling->event;
    if (event->reason == REASON_AGAINST)
        add(telling, "kind", json_null());
    else
        add(telling, "kind",
            json_string(event->reason == REASON_GOODS
                            ? good_name((enum good)event->good)
                            : feature_kind_name((enum feature_kind)event->kind)));
    add(telling, "reason", json_string(score_reason_name((enum score_reason)event->reason)));
}

/* A pass is a bid of nothing. */
static void tell_bid(const struct telling *telling)
{
    add(telling, "points",
        telling->event->points < 0 ? json_null() : json_integer(telling->event->points));
}

static void tell_revealed(const struct telling *telling)
{
    json_t *tiles = json_array();
    for (unsigned t = 0; t < telling->game->bazaar.tiles; t++)
        json_array_append_new(tiles, json_string(tile_kinds[telling->game->bazaar.tile[t]].id));
    add(telling, "tiles", tiles);
}

static void tell_dealers(const struct telling *telling)
{
    add(telling, "taker", player_json(telling->event->player));
    add(telling, "other", player_json(telling->event->other));
}

static void tell_scores(const struct telling *telling)
{
    json_t *scores = json_array();
    for (unsigned p = 0; p < telling->game->options.players; p++)
        json_array_append_new(scores, json_integer(telling->game->player[p].score));
    add(telling, "scores", scores);
}

static void tell_amendment(const struct telling *telling)
{
    add(telling, "what", json_string(amendment_name((enum amendment)telling->event->amendment)));
}

enum { PIECES_MAX = 4 };

static tell_piece *const told[EVENTS_COUNT][PIECES_MAX] = {
    [EVENT_DRAW] = {tell_player, tell_tile},
    [EVENT_PLACE] = {tell_player, tell_tile, tell_square, tell_orientation},
    [EVENT_DISCARD] = {tell_player, tell_tile},
    [EVENT_DEPLOY] = {tell_player, tell_figure, tell_square, tell_feature},
    [EVENT_SCORE] = {tell_player, tell_points, tell_why, tell_tiles},
    [EVENT_BRIDGE] = {tell_player, tell_square, tell_direction},
    [EVENT_CASTLE] = {tell_player, tell_tiles},
    [EVENT_REVEAL] = {tell_player, tell_revealed},
    [EVENT_OFFER] = {tell_player, tell_tile, tell_points},
    [EVENT_BID] = {tell_player, tell_tile, tell_bid},
    [EVENT_AUCTION] = {tell_tile, tell_dealers, tell_points},
    [EVENT_CROSS] = {tell_player, tell_figure, tell_square, tell_feature},
    [EVENT_HOME] = {tell_player, tell_figure, tell_square},
    [EVENT_GOODS] = {tell_player, tell_goods, tell_tiles},
    [EVENT_AGAINST] = {tell_player, tell_amendment},
    [EVENT_TURN] = {tell_player},
    [EVENT_DOUBLE] = {tell_player},
    [EVENT_OVER] = {tell_scores},
};

void events_json_add(json_t *array, const struct game *game, const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        struct telling telling = {json_object(), game, event};
        add(&telling, "type", json_string(event_name((enum event_type)event->type)));
        for (unsigned p = 0; p < PIECES_MAX && told[event->type][p] != NULL; p++)
            told[event->type][p](&telling);
        json_array_append_new(array, telling.object);
    }
}
