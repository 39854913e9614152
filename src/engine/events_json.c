#include "engine/command.h"

/* What an event tells, piece by piece: each adds its keys to the object. */
typedef void tell_piece(json_t *object, const struct game *game, const struct event *event);

static void add(json_t *object, const char *key, json_t *value)
{
    json_object_set_new(object, key, value);
}

static void tell_player(json_t *object, const struct game *game, const struct event *event)
{
    (void)game;
    add(object, "player", player_json(event->player));
}

static void tell_tile(json_t *object, const struct game *game, const struct event *event)
{
    (void)game;
    add(object, "tile", json_string(tile_kinds[event->tile_kind].id));
}

static void tell_square(json_t *object, const struct game *game, const struct event *event)
{
    (void)game;
    add(object, "x", json_integer(event->at.x));
    add(object, "y", json_integer(event->at.y));
}

static void tell_orientation(json_t *object, const struct game *game, const struct event *event)
{
    (void)game;
    add(object, "o", json_string(edge_names[event->orientation]));
}

static void tell_direction(json_t *object, const struct game *game, const struct event *event)
{
    (void)game;
    add(object, "bridge", json_string(direction_names[event->orientation]));
}

static void tell_figure(json_t *object, const struct game *game, const struct event *event)
{
    (void)game;
    add(object, "figure", json_string(figure_name((enum figure)event->figure)));
}

/* By its name on the tile. */
static void tell_feature(json_t *object, const struct game *game, const struct event *event)
{
    char name[FEATURE_TEXT_SIZE];
    feature_print(game, event->node, name);
    add(object, "feature", json_string(name));
}

/* All of them. */
static void tell_tiles(json_t *object, const struct game *game, const struct event *event)
{
    add(object, "tiles", feature_tiles_json(game, event->node));
}

static void tell_points(json_t *object, const struct game *game, const struct event *event)
{
    (void)game;
    add(object, "points", json_integer(event->points));
}

static void tell_why(json_t *object, const struct game *game, const struct event *event)
{
    (void)game;
    add(object, "kind", json_string(feature_kind_name((enum feature_kind)event->kind)));
    add(object, "reason", json_string(score_reason_name((enum score_reason)event->reason)));
}

/* Who passes bids nothing. */
static void tell_bid(json_t *object, const struct game *game, const struct event *event)
{
    (void)game;
    add(object, "points", event->points < 0 ? json_null() : json_integer(event->points));
}

static void tell_revealed(json_t *object, const struct game *game, const struct event *event)
{
    json_t *tiles = json_array();
    (void)event;
    for (unsigned t = 0; t < game->bazaar.tiles; t++)
        json_array_append_new(tiles, json_string(tile_kinds[game->bazaar.tile[t]].id));
    add(object, "tiles", tiles);
}

static void tell_dealers(json_t *object, const struct game *game, const struct event *event)
{
    (void)game;
    add(object, "taker", player_json(event->player));
    add(object, "other", player_json(event->other));
}

static void tell_scores(json_t *object, const struct game *game, const struct event *event)
{
    json_t *scores = json_array();
    (void)event;
    for (unsigned p = 0; p < game->options.players; p++)
        json_array_append_new(scores, json_integer(game->player[p].score));
    add(object, "scores", scores);
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
    [EVENT_TURN] = {tell_player},
    [EVENT_OVER] = {tell_scores},
};

void events_json_add(json_t *array, const struct game *game, const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        json_t *object = json_object();
        add(object, "type", json_string(event_name((enum event_type)event->type)));
        for (unsigned p = 0; p < PIECES_MAX && told[event->type][p] != NULL; p++)
            told[event->type][p](object, game, event);
        json_array_append_new(array, object);
    }
}
