#include "facts/turn_reason.h"

#include "facts/position.h"

static void see_feature(struct turn_reason *reason, const struct game *then)
{
    reason->has_feature = false;
    if (reason->effect.node == NO_NODE)
        return;
    reason->feature = feature_summary_of(then, reason->effect.node);
    reason->has_feature = !reason->feature.complete;
}

void turn_reason_find(struct turn_reason *reason, const struct game *game, const struct move *move,
                      unsigned moves)
{
    struct game then;
    forecast_play(&reason->forecast, game, move, moves, &then);
    turn_effect_find(&reason->effect, game, move, moves);
    see_feature(reason, &then);
    projection_scores(game, reason->before);
    projection_scores(&then, reason->after);
}
