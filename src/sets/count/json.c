/* The city of Carcassonne in the protocol (CC). */
#include "engine/pieces_json.h"

json_t *count_json(const struct session *session)
{
    return json_string(quarter_name(game_count_is_in(&session->game)));
}

/* Its followers, by player and figure. */
static json_t *quarter_json(const struct game *game, enum quarter quarter)
{
    json_t *followers = json_array();
    for (unsigned player = 0; player < game->options.players; player++)
        for (unsigned figure = 0; figure < FIGURES_COUNT; figure++) {
            unsigned count = game_followers_in_quarter(game, player, (enum figure)figure, quarter);
            while (count-- > 0)
                json_array_append_new(followers,
                                      json_pack("{so ss}", "player", player_json(player), "figure",
                                                figure_name((enum figure)figure)));
        }
    return followers;
}

json_t *quarters_json(const struct session *session)
{
    json_t *quarters = json_object();
    for (unsigned quarter = 0; quarter < QUARTERS_COUNT; quarter++)
        json_object_set_new(quarters, quarter_name((enum quarter)quarter),
                            quarter_json(&session->game, (enum quarter)quarter));
    return quarters;
}

void tell_quarter(const struct telling *telling)
{
    telling_add(telling, "quarter", json_string(quarter_name((enum quarter)telling->event->what)));
}
