#include "engine/command.h"
#include "engine/pieces_json.h"
#include "text/setup.h"

/* The keys for a player's supply of each figure. */
static const char *const supply_keys[FIGURES_COUNT] = {
#define X(figure, word, key, ...) [FIGURE_##figure] = key,
    FIGURES(X)
#undef X
};

static json_t *seat_json(const struct session *session, unsigned number)
{
    const struct game *game = &session->game;
    const struct player *player = &game->player[number];
    json_t *object =
        json_pack("{ss si}", "name", session_name(session, number), "score", player->score);
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        if (figures_each(&game->options, (enum figure)figure) > 0)
            json_object_set_new(object, supply_keys[figure], json_integer(player->supply[figure]));
#define X(key, value, set) ADD_KEY(object, key, set, game, value(game, number));
    PLAYER_KEYS(X)
#undef X
    return object;
}

json_t *players_json(const struct session *session)
{
    json_t *players = json_array();
    for (unsigned p = 0; p < session->game.options.players; p++)
        json_array_append_new(players, seat_json(session, p));
    return players;
}

static json_t *tile_json(const struct game *game, unsigned number)
{
    const struct placed_tile *tile = &game->board.tile[number];
    json_t *object = json_pack("{si si ss ss}", "x", tile->at.x, "y", tile->at.y, "id",
                               tile_kinds[tile->kind].id, "o", edge_names[tile->orientation]);
#define X(key, value, set) ADD_KEY(object, key, set, game, value(game, number));
    TILE_KEYS(X)
#undef X
    return object;
}

json_t *board_json(const struct session *session)
{
    const struct game *game = &session->game;
    json_t *board = json_array();
    for (unsigned t = 0; t < game->board.tiles; t++)
        json_array_append_new(board, tile_json(game, t));
    return board;
}

static json_t *feature_json(const struct game *game, uint16_t root)
{
    feature_counts counts = game->features.counts[root];
    json_t *object = json_pack(
        "{ss so sb si si so si}", "kind", feature_kind_name(game_feature_kind(game, root)), "tiles",
        feature_tiles_json(game, root), "complete", (int)game_feature_is_complete(game, root),
        "open", (int)feature_counts_open(counts), "pennants", (int)feature_counts_pennants(counts),
        "followers", figures_json(game, root, ROLE_FOLLOWER), "points",
        game_feature_points(game, root));
#define X(key, value, set) ADD_KEY(object, key, set, game, value(game, root));
    FEATURE_KEYS(X)
#undef X
    return object;
}

static void add_features(json_t *features, const struct game *game, uint16_t first, uint16_t end)
{
    for (uint16_t node = first; node < end; node++)
        if (feature_root(&game->features, node) == node)
            json_array_append_new(features, feature_json(game, node));
}

/* A bridge may be a road of its own. */
json_t *features_json(const struct session *session)
{
    const struct game *game = &session->game;
    json_t *features = json_array();
    add_features(features, game, 0, game->features.nodes);
    add_features(features, game, feature_track_node(0), feature_track_node(game->board.tracks));
    return features;
}

json_t *phase_json(const struct session *session)
{
    return json_string(phase_name(game_phase(&session->game)));
}

json_t *deciding_json(const struct session *session)
{
    return actor_json(game_actor(&session->game));
}

json_t *hand_json(const struct session *session)
{
    kind_number hand = game_hand(&session->game);
    return hand == NO_TILE_KIND ? json_null() : json_string(tile_kinds[hand].id);
}

json_t *pile_json(const struct session *session)
{
    return json_integer(session->game.pile.tiles);
}

json_t *over_json(const struct session *session)
{
    return json_boolean(game_is_over(&session->game));
}

/* A string, because JSON readers lose digits of integers beyond 2^53. */
json_t *seed_json(const struct session *session)
{
    char text[SETTING_TEXT_SIZE];
    return setting_print(SETTING_SEED, &session->head, text) ? json_string(text) : json_null();
}

/* What adds the keys of the decision, or NULL if its phase has no row. */
static pending_keys *keys_of(enum phase phase)
{
    static pending_keys *const keys[PHASES_COUNT] = {
#define X(phase, add) [PHASE_##phase] = add,
        PENDING_KEYS(X)
#undef X
    };
    return keys[phase];
}

json_t *pending_json(const struct session *session)
{
    const struct game *game = &session->game;
    pending_keys *add = keys_of(game_phase(game));
    uint16_t node = game_decision_node(game);
    if (add == NULL && node == NO_NODE)
        return json_null();
    json_t *pending = json_pack("{so}", "type", phase_json(session));
    if (add != NULL)
        add(pending, game);
    else
        pending_add_place(pending, game, node);
    return pending;
}

json_t *state_json(const struct session *session)
{
    const struct game *game = &session->game;
    json_t *object = json_object();
#define X(key, value, set) ADD_KEY(object, key, set, game, value(session));
    STATE_KEYS(X)
#undef X
    return object;
}

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
