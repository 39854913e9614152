#include "engine/pieces_json.h"

json_t *host_json(const struct session *session)
{
    return player_json(session->game.bazaar.host);
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
    return game_awaits_offer(game) || game_awaits_bid(game) || game_awaits_settlement(game) ||
           game_awaits_draft(game);
}

json_t *bazaar_json(const struct session *session)
{
    const struct game *game = &session->game;
    const struct bazaar *bazaar = &game->bazaar;
    if (!game_holds_bazaar(game) || bazaar->tiles == 0)
        return json_null();
    bool is_offered = bazaar->offered != NOBODY;
    return json_pack("{so so so so so}", "tiles", tiles_json(bazaar), "chooser",
                     is_chosen(game) ? player_json(bazaar->chooser) : json_null(), "offered",
                     is_offered ? json_integer(bazaar->offered + 1) : json_null(), "bid",
                     is_offered ? json_integer(bazaar->bid) : json_null(), "bidder",
                     is_offered ? player_json(bazaar->bidder) : json_null());
}

/* The hosts of auctions to come. Games with traders always have the key; in others it came later,
 * so only where it says anything (BZ11). */
json_t *announced_json(const struct session *session)
{
    const struct game *game = &session->game;
    uint8_t hosts[BAZAARS_MAX];
    unsigned count = game_announced(game, hosts);
    return count > 0 || options_has_set(&game->options, SET_TRADERS)
               ? player_list_json(hosts, count)
               : NULL;
}

/* Unlimited is null, though no bid may exceed BIDS_MAX. */
json_t *bids_json(const struct game *game)
{
    struct bid_limits limits = game_bid_limits(game);
    bool is_open = game->options.value[OPTION_BAZAAR_BIDS] == BAZAAR_BIDS_OPEN;
    if (!game_awaits_offer(game) && !game_awaits_bid(game))
        return NULL;
    return json_pack("{si so}", "min", limits.least, "max",
                     is_open ? json_null() : json_integer(limits.most));
}

json_t *reveal_json(const struct game *game)
{
    return game_awaits_reveal(game) ? json_integer(game_reveal_count(game)) : NULL;
}

/* A pass is a bid of nothing. */
void tell_bid(const struct telling *telling)
{
    telling_add(telling, "points",
                telling->event->points < 0 ? json_null() : json_integer(telling->event->points));
}

void tell_revealed(const struct telling *telling)
{
    json_t *tiles = json_array();
    for (unsigned t = 0; t < telling->game->bazaar.tiles; t++)
        json_array_append_new(tiles, json_string(tile_kinds[telling->game->bazaar.tile[t]].id));
    telling_add(telling, "tiles", tiles);
}

void tell_dealers(const struct telling *telling)
{
    telling_add(telling, "taker", player_json(telling->event->player));
    telling_add(telling, "other", player_json(telling->event->other));
}
