#include "engine/command.h"

#include "text/compass.h"

/* What an event tells: a mask of these. */
enum told {
    TOLD_PLAYER = 1,
    TOLD_TILE = 2,
    TOLD_SQUARE = 4,
    TOLD_ORIENTATION = 8,
    TOLD_FIGURE = 16,
    TOLD_FEATURE = 32, /* by its name on the tile */
    TOLD_SCORE = 64,   /* points, kind, reason and all tiles of the feature */
    TOLD_SCORES = 128, /* of all players */
};

static const uint8_t told[EVENTS_COUNT] = {
    [EVENT_DRAW] = TOLD_PLAYER | TOLD_TILE,
    [EVENT_PLACE] = TOLD_PLAYER | TOLD_TILE | TOLD_SQUARE | TOLD_ORIENTATION,
    [EVENT_DISCARD] = TOLD_PLAYER | TOLD_TILE,
    [EVENT_DEPLOY] = TOLD_PLAYER | TOLD_FIGURE | TOLD_SQUARE | TOLD_FEATURE,
    [EVENT_SCORE] = TOLD_PLAYER | TOLD_SCORE,
    [EVENT_HOME] = TOLD_PLAYER | TOLD_FIGURE | TOLD_SQUARE,
    [EVENT_TURN] = TOLD_PLAYER,
    [EVENT_OVER] = TOLD_SCORES,
};

static void add_feature(json_t *object, const struct game *game, const struct event *event)
{
    char name[FEATURE_TEXT_SIZE];
    feature_print(game, event->node, name);
    json_object_set_new(object, "feature", json_string(name));
}

static void add_score(json_t *object, const struct game *game, const struct event *event)
{
    json_object_set_new(object, "points", json_integer(event->points));
    json_object_set_new(object, "kind",
                        json_string(feature_kind_name((enum feature_kind)event->kind)));
    json_object_set_new(object, "reason",
                        json_string(score_reason_name((enum score_reason)event->reason)));
    json_object_set_new(object, "tiles", feature_tiles_json(game, event->node));
}

static void add_scores(json_t *object, const struct game *game)
{
    json_t *scores = json_array();
    for (unsigned p = 0; p < game->options.players; p++)
        json_array_append_new(scores, json_integer(game->player[p].score));
    json_object_set_new(object, "scores", scores);
}

static json_t *event_json(const struct game *game, const struct event *event)
{
    json_t *object = json_object();
    unsigned tell = told[event->type];
    json_object_set_new(object, "type", json_string(event_name((enum event_type)event->type)));
    if (tell & TOLD_PLAYER)
        json_object_set_new(object, "player", json_integer(event->player + 1));
    if (tell & TOLD_TILE)
        json_object_set_new(object, "tile", json_string(tile_kinds[event->tile_kind].id));
    if (tell & TOLD_FIGURE)
        json_object_set_new(object, "figure", json_string(figure_name((enum figure)event->figure)));
    if (tell & TOLD_SQUARE) {
        json_object_set_new(object, "x", json_integer(event->at.x));
        json_object_set_new(object, "y", json_integer(event->at.y));
    }
    if (tell & TOLD_ORIENTATION)
        json_object_set_new(object, "o", json_string(edge_names[event->orientation]));
    if (tell & TOLD_FEATURE)
        add_feature(object, game, event);
    if (tell & TOLD_SCORE)
        add_score(object, game, event);
    if (tell & TOLD_SCORES)
        add_scores(object, game);
    return object;
}

void events_json_add(json_t *array, const struct game *game, const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++)
        json_array_append_new(array, event_json(game, &events->event[e]));
}
