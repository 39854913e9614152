/* King and robber in the protocol (KR). */
#include "engine/pieces_json.h"

/* Who has it, and the tiles of what brought it. */
static json_t *honour_json(const struct game *game, enum honour honour)
{
    unsigned player = game_honour_player(game, honour);
    if (player == NOBODY)
        return json_null();
    return json_pack("{so si}", "player", player_json(player), "size",
                     (int)game_honour_tiles(game, honour));
}

json_t *king_json(const struct session *session)
{
    return honour_json(&session->game, HONOUR_KING);
}

json_t *robber_json(const struct session *session)
{
    return honour_json(&session->game, HONOUR_ROBBER);
}
