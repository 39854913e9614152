/* Towers and prisoners in the protocol (TW). */
#include "engine/pieces_json.h"

json_t *floors_json(const struct game *game, unsigned player)
{
    return json_integer(game->player[player].floors);
}

static json_t *piece_json(struct piece piece)
{
    return json_pack("{so ss}", "player", player_json(piece.owner), "figure",
                     figure_name((enum figure)piece.figure));
}

json_t *prisoners_json(const struct game *game, unsigned player)
{
    struct piece prisoner[FOLLOWERS_MAX];
    unsigned count = game_prisoners(game, player, prisoner);
    json_t *prisoners = json_array();
    for (unsigned p = 0; p < count; p++)
        json_array_append_new(prisoners, piece_json(prisoner[p]));
    return prisoners;
}

json_t *tower_floors_json(const struct game *game, uint16_t root)
{
    return json_integer(game_tower_floors(game, root));
}

void pending_capture(json_t *pending, const struct game *game)
{
    unsigned tower = game_tower_risen(game);
    struct square at = game_tower_at(game, tower);
    json_object_set_new(pending, "x", json_integer(at.x));
    json_object_set_new(pending, "y", json_integer(at.y));
    json_object_set_new(pending, "floors", json_integer(game->towers.floors[tower]));
}

/* The one just taken. */
void pending_exchange(json_t *pending, const struct game *game)
{
    struct piece taken;
    if (!game_prisoner_between(game, &taken))
        return;
    json_object_set_new(pending, "player", player_json(taken.owner));
    json_object_set_new(pending, "figure", json_string(figure_name((enum figure)taken.figure)));
}

void tell_floors(const struct telling *telling)
{
    telling_add(telling, "floors", json_integer(telling->event->amount[0]));
}

void tell_other(const struct telling *telling)
{
    telling_add(telling, "other", player_json(telling->event->other));
}

void tell_exchanged(const struct telling *telling)
{
    telling_add(telling, "for", json_string(figure_name((enum figure)telling->event->what)));
}
