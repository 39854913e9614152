#include "analysis/outcome.h"

#include "analysis/neighbourhood.h"
#include "analysis/projection.h"

bool outcome_place(struct game *then, struct move placing, struct move *forced)
{
    game_apply(then, placing, NULL);
    if (!game_forced_action(then, forced))
        return false;
    game_apply(then, *forced, NULL);
    return true;
}

static int free_points(const struct game *then)
{
    uint16_t nodes[FREE_FEATURES_MAX];
    size_t count = features_free_to_take(then, nodes);
    int points = 0;
    for (size_t n = 0; n < count; n++)
        points += game_feature_points(then, nodes[n]);
    return points;
}

struct placement_outcome placement_outcome_of(const struct game *game, struct move placing,
                                              const int before[PLAYERS_MAX])
{
    struct placement_outcome outcome = {.beside = tiles_beside(&game->board, placing.at)};
    struct game then;
    int scores[PLAYERS_MAX];
    game_copy(&then, game);
    outcome.is_forced = outcome_place(&then, placing, &outcome.forced);
    outcome.free = free_points(&then);
    projection_scores(&then, scores);
    for (unsigned player = 0; player < game->options.players; player++)
        outcome.gained[player] = scores[player] - before[player];
    return outcome;
}

struct feature_summary outcome_of_track(const struct game *game, struct move building)
{
    struct game then;
    tile_number tile = board_tile_at(&game->board, building.at);
    game_copy(&then, game);
    game_apply(&then, building, NULL);
    return feature_summary_of(&then, feature_node(&then.board, tile, SEGMENT_TRACK));
}
