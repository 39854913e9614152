/* A bazaar, for the answer of `state`. */
#include "engine/command.h"
#include "engine/set_json.h"

json_t *host_json(const struct game *game)
{
    return player_json(game->bazaar.host);
}

static json_t *tiles_json(const struct bazaar *bazaar)
{
    json_t *tiles = json_array();
    for (unsigned t = 0; t < bazaar->tiles; t++)
        json_array_append_new(tiles, json_pack("{ss so}", "id", tile_kinds[bazaar->tile[t]].id,
                                               "owner", player_json(bazaar->owner[t])));
    return tiles;
}

/* Whether the chooser has something to choose; not while tiles are played. */
static bool is_chosen(const struct game *game)
{
    enum phase phase = game_phase(game);
    return phase == PHASE_OFFER || phase == PHASE_BID || phase == PHASE_SETTLE ||
           phase == PHASE_DRAFT;
}

json_t *bazaar_json(const struct game *game)
{
    const struct bazaar *bazaar = &game->bazaar;
    if (bazaar->host == NOBODY || bazaar->tiles == 0)
        return json_null();
    bool is_offered = bazaar->offered != NOBODY;
    return json_pack("{so so so so so}", "tiles", tiles_json(bazaar), "chooser",
                     is_chosen(game) ? player_json(bazaar->chooser) : json_null(), "offered",
                     is_offered ? json_integer(bazaar->offered + 1) : json_null(), "bid",
                     is_offered ? json_integer(bazaar->bid) : json_null(), "bidder",
                     is_offered ? player_json(bazaar->bidder) : json_null());
}

json_t *announced_json(const struct game *game)
{
    uint8_t hosts[BAZAARS_MAX];
    unsigned count = game_announced(game, hosts);
    return player_list_json(hosts, count);
}

/* Games with traders always have the key; in others it came later, so only where it says anything
 * (BZ11). */
static void add_to_state(json_t *object, const struct game *game)
{
    uint8_t hosts[BAZAARS_MAX];
    if (!options_has_set(&game->options, SET_TRADERS) && game_announced(game, hosts) > 0)
        json_object_set_new(object, "announced", announced_json(game));
}

const struct set_json bcb_json = {.state = add_to_state};
