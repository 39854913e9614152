/* The answer of `state`, events, and whole games. */
#include "engine/engine.h"
#include "engine/pieces_json.h"
#include "text/setup.h"

#include <string.h>

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
        json_pack("{ss si}", "name", session->head.name[number], "score", player->score);
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        if (figures_each(&game->options, (enum figure)figure) > 0)
            json_object_set_new(object, supply_keys[figure], json_integer(player->supply[figure]));
#define X(name, member, ...) json_object_set_new(object, #member, json_integer(player->member));
    BUILDINGS(X)
#undef X
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

static json_t *open_json(const struct game *game, uint16_t root)
{
#define X(kind, value)                                                                             \
    if (game_feature_kind(game, root) == FEATURE_##kind)                                           \
        return value(game, root);
    OPEN_KEYS(X)
#undef X
    return json_integer(feature_counts_open(game->features.counts[root]));
}

static json_t *feature_json(const struct game *game, uint16_t root)
{
    feature_counts counts = game->features.counts[root];
    json_t *object = json_pack(
        "{ss so sb so si so si}", "kind", feature_kind_name(game_feature_kind(game, root)), "tiles",
        feature_tiles_json(game, root), "complete", (int)game_feature_is_complete(game, root),
        "open", open_json(game, root), "pennants", (int)feature_counts_pennants(counts),
        "followers", figures_json(game, root, ROLE_FOLLOWER), "points",
        game_feature_points(game, root));
#define X(key, flag, set)                                                                          \
    ADD_KEY(object, key, set, game,                                                                \
            json_integer(game_feature_flags(game, root, SEGMENT_FLAG_##flag)));
    FLAG_KEYS(X)
#undef X
#define X(key, value, set) ADD_KEY(object, key, set, game, value(game, root));
    FEATURE_KEYS(X)
#undef X
    return object;
}

json_t *features_json(const struct session *session)
{
    return features_in_order_json(&session->game, feature_json);
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

/* The text of a setting; null where the game has none. A seed is one, too, because JSON readers
 * lose digits of integers beyond 2^53. */
static json_t *setting_json(const struct record_head *head, enum setting setting)
{
    char value[SETTING_TEXT_SIZE];
    return setting_print(setting, head, value) ? json_string(value) : json_null();
}

json_t *seed_json(const struct session *session)
{
    return setting_json(&session->head, SETTING_SEED);
}

/* What adds the keys of the decision; NULL if its phase has no row. */
static pending_keys *const adders[PHASES_COUNT] = {
#define X(phase, add) [PHASE_##phase] = add,
    PENDING_KEYS(X)
#undef X
};

json_t *pending_json(const struct session *session)
{
    const struct game *game = &session->game;
    pending_keys *add = adders[game_phase(game)];
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
static bool is_of_square(const struct event *event)
{
#define X(of) (event->type == EVENT_SCORE && event->reason == REASON_##of) ||
    return SCORES_OF_SQUARES(X) false;
#undef X
}

static json_t *tiles_of(const struct game *game, const struct event *event)
{
    if (event->node == NO_NODE)
        return json_array();
#define X(of, value)                                                                               \
    if (game_feature_kind(game, event->node) == FEATURE_##of)                                      \
        return value(game, event->node);
    TILES_TOLD(X)
#undef X
    return feature_tiles_json(game, event->node);
}

void tell_tiles(const struct telling *telling)
{
    const struct event *event = telling->event;
    json_t *tiles = tiles_of(telling->game, event);
    if (is_of_square(event))
        json_array_append_new(tiles, square_json(event->at));
    telling_add(telling, "tiles", tiles);
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
    telling_add(telling, "scores", scores_json(telling->game));
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

/* A whole game. */

/* As it stood when so many moves were made. */
static json_t *state_at(const struct session *session, size_t moves)
{
    struct session then = *session;
    then.game = *session_game_after(session, moves);
    then.made = moves;
    return state_json(&then);
}

static json_t *show_move_json(const struct session *session, size_t number)
{
    const struct step *step = &session->steps[number];
    struct session_events done = session_events(session, number, number + 1);
    json_t *events = json_array();
    events_json_add(events, session_game_after(session, number + 1), done.event, done.count);
    return json_pack("{si so so so so}", "turn", (int)game_turn(&step->before), "actor",
                     actor_json(step->actor), "move", move_json(&step->before, step->move),
                     "events", events, "state", state_at(session, number + 1));
}

/* Who sits there, and, with a clock, for how many seconds they have thought. */
static json_t *show_seat_json(const struct session *session, unsigned player)
{
    const struct record_head *head = &session->head;
    const char *bot = head->bot[player];
    return json_pack("{ss ss ss? si}", "name", head->name[player], "colour",
                     colour_names[head->colour[player]], "bot", bot[0] != '\0' ? bot : NULL, "used",
                     (int)session->used[player]);
}

static json_t *seats_json(const struct session *session)
{
    json_t *seats = json_array();
    for (unsigned player = 0; player < session->head.options.players; player++)
        json_array_append_new(seats, show_seat_json(session, player));
    return seats;
}

static json_t *aids_json(const struct record_head *head)
{
    static const char *const names[] = {
#define X(aid, name) #name,
        AIDS(X)
#undef X
    };
    json_t *aids = json_array();
    for (enum aid aid = 0; aid < AIDS_COUNT; aid++)
        if (aids_has(head, aid))
            json_array_append_new(aids, json_string(names[aid]));
    return aids;
}

/* What the head of a record says, and what it leaves out because it is as usual. */
static json_t *settings_json(const struct session *session)
{
    const struct record_head *head = &session->head;
    return json_pack(
        "{ss? so so so so so so so so}", "date", head->date[0] != '\0' ? head->date : NULL, "seats",
        seats_json(session), "sets", sets_json(&head->options), "edition",
        setting_json(head, SETTING_EDITION), "options", options_json(&head->options), "seed",
        setting_json(head, SETTING_SEED), "chance", setting_json(head, SETTING_CHANCE), "aids",
        aids_json(head), "clock", head->clock != 0 ? json_integer(head->clock) : json_null());
}

bool show_json(const struct session *session, FILE *out)
{
    json_t *moves = json_array();
    for (size_t number = 0; number < session->made; number++)
        json_array_append_new(moves, show_move_json(session, number));
    json_t *game = json_pack("{si so so so}", "format", SHOW_FORMAT, "settings",
                             settings_json(session), "begin", state_at(session, 0), "moves", moves);
    bool printed = game != NULL && json_dumpf(game, out, JSON_COMPACT) == 0 && !ferror(out);
    json_decref(game);
    return printed && fputc('\n', out) != EOF;
}
