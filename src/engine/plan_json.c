#include "engine/plan_json.h"

#include "bastide/notation.h"

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
