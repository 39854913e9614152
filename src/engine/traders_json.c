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

static void add_to_state(json_t *object, const struct game *game)
{
    uint8_t left[GOODS_COUNT], owed[OWED_MAX];
    unsigned count = game_owed(game, owed);
    game_goods_left(game, left);
    json_object_set_new(object, "goods", goods_json(left));
    json_object_set_new(object, "part", json_integer(game_part(game)));
    json_object_set_new(object, "owed", player_list_json(owed, count));
    json_object_set_new(object, "announced", announced_json(game));
}

const struct set_json traders_json = {
    .player = add_to_player, .feature = add_to_feature, .state = add_to_state};
