/* Goods, builders and pigs, double turns (TB1-TB12). */
#include "engine/command.h"
#include "engine/set_json.h"

json_t *goods_json(const uint8_t goods[GOODS_COUNT])
{
    json_t *object = json_object();
    for (unsigned good = 0; good < GOODS_COUNT; good++)
        json_object_set_new(object, good_name((enum good)good), json_integer(goods[good]));
    return object;
}

static void add_to_player(json_t *object, const struct game *game, unsigned player)
{
    json_object_set_new(object, "goods", goods_json(game->player[player].goods));
}

static void add_to_feature(json_t *object, const struct game *game, uint16_t root)
{
    struct feature_marks marks = game_feature_marks(game, root);
    json_object_set_new(object, "goods", goods_json(marks.goods));
    json_object_set_new(object, "helpers", figures_json(game, root, ROLE_HELPER));
}

static json_t *left_json(const struct game *game)
{
    uint8_t left[GOODS_COUNT];
    for (unsigned good = 0; good < GOODS_COUNT; good++)
        left[good] = (uint8_t)game_goods_left(game, (enum good)good);
    return goods_json(left);
}

static json_t *players_json(const uint8_t *players, unsigned count)
{
    json_t *array = json_array();
    for (unsigned p = 0; p < count; p++)
        json_array_append_new(array, player_json(players[p]));
    return array;
}

static void add_to_state(json_t *object, const struct game *game)
{
    uint8_t owed[OWED_MAX], hosts[BAZAARS_MAX];
    unsigned owed_count = game_owed(game, owed), hosts_count = game_announced(game, hosts);
    json_object_set_new(object, "goods", left_json(game));
    json_object_set_new(object, "part", json_integer(game_part(game)));
    json_object_set_new(object, "owed", players_json(owed, owed_count));
    json_object_set_new(object, "announced", players_json(hosts, hosts_count));
}

const struct set_json traders_json = {
    .player = add_to_player, .feature = add_to_feature, .state = add_to_state};
