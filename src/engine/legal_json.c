/* The answer of `legal`. */
#include "engine/command.h"

/* Unlimited is null, though no bid may exceed BIDS_MAX. */
static json_t *bids_json(const struct game *game)
{
    struct bid_limits limits = game_bid_limits(game);
    bool is_open = game->options.value[OPTION_BAZAAR_BIDS] == BAZAAR_BIDS_OPEN;
    return json_pack("{si so}", "min", limits.least, "max",
                     is_open ? json_null() : json_integer(limits.most));
}

static json_t *moves_json(const struct game *game)
{
    struct move_list legal;
    char text[MOVE_TEXT_SIZE];
    json_t *moves = json_array();
    game_legal(game, &legal);
    for (size_t m = 0; m < legal.count; m++) {
        move_print(game, legal.move[m], text);
        json_array_append_new(moves, json_string(text));
    }
    return moves;
}

json_t *legal_json(const struct session *session)
{
    const struct game *game = &session->game;
    enum phase phase = game_phase(game);
    json_t *answer = json_pack("{so ss so}", "actor", actor_json(game_actor(game)), "phase",
                               phase_name(phase), "moves", moves_json(game));
    if (phase == PHASE_OFFER || phase == PHASE_BID)
        json_object_set_new(answer, "bids", bids_json(game));
    if (phase == PHASE_REVEAL)
        json_object_set_new(answer, "reveal", json_integer(game_reveal_count(game)));
    return answer;
}
