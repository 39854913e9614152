#include "engine/pieces_json.h"

#include "text/setup.h"

#include <stdlib.h>

json_t *square_json(struct square at)
{
    return json_pack("[ii]", at.x, at.y);
}

static int in_reading_order(const void *one, const void *other)
{
    const struct square *a = one, *b = other;
    return square_reads_before(*a, *b) ? -1 : 1;
}

json_t *feature_tiles_json(const struct game *game, uint16_t node)
{
    struct tile_mask mask;
    struct square at[TILES_MAX];
    size_t count = 0;
    json_t *tiles = json_array();
    feature_tiles(&game->features, node, &mask);
    for (unsigned tile = 0; tile < game->board.tiles; tile++)
        if (tile_mask_has(&mask, tile))
            at[count++] = game->board.tile[tile].at;
    /* cppcheck-suppress uninitvar; the first `count` are filled in */
    qsort(at, count, sizeof at[0], in_reading_order);
    for (size_t i = 0; i < count; i++)
        json_array_append_new(tiles, square_json(at[i]));
    return tiles;
}

json_t *player_json(unsigned player)
{
    return player == NOBODY ? json_null() : json_integer(player + 1);
}

json_t *player_list_json(const uint8_t *players, unsigned count)
{
    json_t *array = json_array();
    for (unsigned p = 0; p < count; p++)
        json_array_append_new(array, player_json(players[p]));
    return array;
}

json_t *players_of_json(const struct game *game, unsigned mask)
{
    json_t *array = json_array();
    for (unsigned p = 0; p < game->options.players; p++)
        if (mask >> p & 1u)
            json_array_append_new(array, player_json(p));
    return array;
}

json_t *actor_json(unsigned actor)
{
    return actor == ACTOR_NOBODY   ? json_null()
           : actor == ACTOR_CHANCE ? json_string("chance")
                                   : player_json(actor);
}

static void add_features(json_t *features, const struct game *game, uint16_t first, uint16_t end,
                         feature_value *feature)
{
    for (uint16_t node = first; node < end; node++)
        if (feature_root(&game->features, node) == node && game_standing_node(game, node) == node)
            json_array_append_new(features, feature(game, node));
}

/* What is built may be a road of its own. */
json_t *features_in_order_json(const struct game *game, feature_value *feature)
{
    json_t *features = json_array();
    add_features(features, game, 0, game->features.nodes, feature);
    add_features(features, game, feature_track_node(0), feature_track_node(game->board.tracks),
                 feature);
    return features;
}

json_t *scores_json(const struct game *game)
{
    json_t *scores = json_array();
    for (unsigned player = 0; player < game->options.players; player++)
        json_array_append_new(scores, json_integer(game->player[player].score));
    return scores;
}

json_t *figures_json(const struct game *game, uint16_t root, enum figure_role role)
{
    json_t *figures = json_array();
    for (unsigned f = 0; f < game->followers.count; f++) {
        const struct follower *figure = &game->followers.follower[f];
        if (figure_rules[figure->figure].role != role ||
            feature_root(&game->features, game_standing_node(game, figure->node)) != root)
            continue;
        struct square at = game_node_square(game, figure->node);
        json_t *object = json_pack("{si ss si si}", "player", figure->player + 1, "figure",
                                   figure_name((enum figure)figure->figure), "x", at.x, "y", at.y);
#define X(key, value, set) ADD_KEY(object, key, set, game, value(game, f));
        FOLLOWER_KEYS(X)
#undef X
        json_array_append_new(figures, object);
    }
    return figures;
}

void pending_add_place(json_t *pending, const struct game *game, uint16_t node)
{
    char feature[FEATURE_TEXT_SIZE];
    struct square at = game_node_square(game, node);
    feature_print(game, node, feature);
    json_object_set_new(pending, "x", json_integer(at.x));
    json_object_set_new(pending, "y", json_integer(at.y));
    json_object_set_new(pending, "feature", json_string(feature));
}

/* How many kinds of followers there are in the game. */
static unsigned follower_kinds(const struct options *options)
{
    unsigned kinds = 0;
    for (enum figure figure = 0; figure < FIGURES_COUNT; figure++)
        kinds += figure_is_follower(figure) && figures_each(options, figure) > 0;
    return kinds;
}

void pending_add_follower(json_t *pending, const struct game *game, unsigned follower)
{
    if (follower_kinds(&game->options) > 1)
        json_object_set_new(
            pending, "figure",
            json_string(figure_name((enum figure)game->followers.follower[follower].figure)));
}

json_t *move_json(const struct game *game, struct move move)
{
    char text[MOVE_TEXT_SIZE];
    move_print(game, move, text);
    return json_string(text);
}

json_t *sets_json(const struct options *options)
{
    json_t *sets = json_array();
    for (enum tile_set set = 0; set < TILE_SETS_COUNT; set++)
        if (options_has_set(options, set))
            json_array_append_new(sets, json_string(tile_set_name(set)));
    return sets;
}

json_t *options_json(const struct options *options)
{
    json_t *values = json_object();
    for (enum option option = 0; option < OPTIONS_COUNT; option++)
        json_object_set_new(values, option_words[option].name,
                            json_string(option_words[option].value[options->value[option]].name));
    return values;
}
