#include "bastide/traders/states.h"
#include "engine/pieces_json.h"

/* How many of each. */
static json_t *goods_json(const uint8_t goods[GOODS_COUNT])
{
    json_t *object = json_object();
    for (enum good good = 0; good < GOODS_COUNT; good++)
        json_object_set_new(object, good_name(good), json_integer(goods[good]));
    return object;
}

json_t *goods_left_json(const struct session *session)
{
    uint8_t left[GOODS_COUNT];
    game_goods_left(&session->game, left);
    return goods_json(left);
}

json_t *goods_taken_json(const struct game *game, unsigned player)
{
    return goods_json(game->player[player].goods);
}

json_t *goods_there_json(const struct game *game, uint16_t root)
{
    uint8_t goods[GOODS_COUNT];
    game_goods_there(game, root, goods);
    return goods_json(goods);
}

json_t *helpers_json(const struct game *game, uint16_t root)
{
    return figures_json(game, root, ROLE_HELPER);
}

json_t *part_json(const struct session *session)
{
    return json_integer(game_part(&session->game));
}

json_t *owed_json(const struct session *session)
{
    uint8_t owed[OWED_MAX];
    unsigned count = game_owed(&session->game, owed);
    return player_list_json(owed, count);
}

void tell_goods(const struct telling *telling)
{
    for (enum good good = 0; good < GOODS_COUNT; good++)
        telling_add(telling, good_name(good), json_integer(telling->event->amount[good]));
}
