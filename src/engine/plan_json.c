#include "engine/plan_json.h"
#include "bastide/notation.h"
#include "engine/command.h"
#include "engine/pieces_json.h"

json_t *move_json(const struct game *game, struct move move)
{
    char text[MOVE_TEXT_SIZE];
    move_print(game, move, text);
    return json_string(text);
}

json_t *then_json(const struct game *game, const struct plan *plan)
{
    json_t *then = json_array();
    struct game after = *game;
    for (unsigned m = 1; m < plan->count; m++) {
        if (game_apply(&after, plan->move[m - 1], NULL) != REFUSAL_NONE)
            break;
        json_array_append_new(then, move_json(&after, plan->move[m]));
    }
    return then;
}

/* The answer of `legal`. */

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
    json_t *answer = json_pack("{so ss so}", "actor", actor_json(game_actor(game)), "phase",
                               phase_name(game_phase(game)), "moves", moves_json(game));
#define X(key, value, set) ADD_KEY(answer, key, set, game, value(game));
    LEGAL_KEYS(X)
#undef X
    return answer;
}
