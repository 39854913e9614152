/* The answers about the engine itself, and about what is on the board: who it is, the seat that it
 * plays, the segments of features, what a move would do. */
#include "engine/command.h"
#include "engine/pieces_json.h"
#include "text/setup.h"

/* It counts up when what is there changes, not when more is added. */
enum { PROTOCOL = 1 };

static json_t *all_sets_json(void)
{
    json_t *sets = json_array();
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        json_array_append_new(sets, json_string(tile_set_name((enum tile_set)set)));
    return sets;
}

static json_t *all_editions_json(void)
{
    json_t *editions = json_array();
    for (unsigned edition = 0; edition < EDITIONS_COUNT; edition++)
        json_array_append_new(editions, json_string(edition_words[edition].name));
    return editions;
}

static json_t *all_options_json(void)
{
    json_t *options = json_object();
    for (unsigned option = 0; option < OPTIONS_COUNT; option++) {
        json_t *values = json_array();
        for (unsigned value = 0; value < OPTION_VALUES_MAX; value++)
            json_array_append_new(values, json_string(option_words[option].value[value].name));
        json_object_set_new(options, option_words[option].name, values);
    }
    return options;
}

static json_t *all_levels_json(void)
{
    json_t *levels = json_array();
    for (unsigned level = 0; level < BOT_LEVELS_COUNT; level++)
        json_array_append_new(levels, json_string(bot_levels[level].name));
    return levels;
}

bool command_info(struct engine *engine)
{
    engine->answer = json_pack("{ss ss si so so so so so}", "name", "bastide", "version",
                               BASTIDE_VERSION, "protocol", PROTOCOL, "sets", all_sets_json(),
                               "editions", all_editions_json(), "options", all_options_json(),
                               "levels", all_levels_json(), "commands", engine_commands_json());
    return true;
}

bool command_seat(struct engine *engine)
{
    struct word word;
    long seat;
    unsigned players = engine->session.game.options.players;
    if (command_next(engine, &word)) {
        if (!word_number(word, 1, (long)players, &seat))
            return command_refuse(engine, word, "a seat of the game, counted from 1");
        if (!command_end(engine))
            return false;
        engine->seat = (unsigned)seat;
    }
    engine->answer = json_pack("{sb so}", "ok", 1, "seat",
                               engine->seat > 0 ? player_json(engine->seat - 1) : json_null());
    return true;
}

/* Features. */

static json_t *segment_json(const struct game *game, uint16_t node)
{
    json_t *segment = json_object();
    pending_add_place(segment, game, node);
    return segment;
}

static json_t *with_segments_json(const struct game *game, uint16_t root)
{
    const uint16_t ends[] = {game->features.nodes, feature_track_node(game->board.tracks)};
    const uint16_t firsts[] = {0, feature_track_node(0)};
    json_t *segments = json_array();
    for (unsigned range = 0; range < 2; range++)
        for (uint16_t node = firsts[range]; node < ends[range]; node++)
            if (feature_root(&game->features, node) == root)
                json_array_append_new(segments, segment_json(game, node));
    return json_pack("{si ss so}", "id", (int)root, "kind",
                     feature_kind_name(game_feature_kind(game, root)), "segments", segments);
}

bool command_features(struct engine *engine)
{
    engine->answer = json_pack("{so}", "features",
                               features_in_order_json(&engine->session.game, with_segments_json));
    return true;
}

/* A move that is not made. */

/* Makes it, and after it `pass` while the same turn awaits nothing but what may be built, so that
 * what a tile completes is scored. What is forced is awaited. */
static enum refusal score_move(struct game *after, struct move move, json_t *told)
{
    unsigned turn = game_turn(after);
    struct event_list events;
    enum refusal refusal = game_apply(after, move, &events);
    enum refusal passed = refusal;
    while (passed == REFUSAL_NONE) {
        events_json_add(told, after, events.event, events.count);
        if (!game_awaits_action(after) || game_turn(after) != turn)
            break;
        passed = game_apply(after, move_plain(VERB_PASS), &events);
    }
    return refusal;
}

bool command_score(struct engine *engine)
{
    struct word word;
    struct move move = {.verb = VERB_PASS};
    struct game after = engine->session.game;
    if (!command_read_move(engine, "score", &word, &move))
        return false;
    json_t *told = json_array();
    enum refusal refusal = score_move(&after, move, told);
    if (refusal != REFUSAL_NONE) {
        json_decref(told);
        return command_refuse_move(engine, word, refusal);
    }
    engine->answer = json_pack("{so so}", "events", told, "scores", scores_json(&after));
    return true;
}
