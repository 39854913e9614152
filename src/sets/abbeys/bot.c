/* What abbeys and barns are worth (AM). Mayors and wagons are followers like others. */
#include "bots/terms.h"

/* A player who may place an abbey has the right to move; one who has done without still draws. */
void abbeys_turn_term(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    unsigned player = game_player(game);
    if (game_awaits_abbey(game))
        values->of[player] += appraising_weight(appraising, WEIGHT_TEMPO);
    else if (game_awaits_draw(game) && game->player[player].abbeys > 0 && game_has_hole(game))
        values->of[player] += appraising_weight(appraising, WEIGHT_DRAW);
}

/* Its field pays a point more for each city than it pays farmers, without what they get besides,
 * and grows until the end (AM14). */
void barns_term(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    for (unsigned player = 0; player < game->options.players; player++) {
        uint16_t field = game_barn_node(game, player);
        if (field == NO_NODE)
            continue;
        const struct prospect *prospect =
            prospect_of(appraising, feature_root(&game->features, field));
        values->of[player] += prospect->points - prospect->extra + prospect->cities;
    }
}

/* A mayor counts for nothing where there are no pennants (AM8). */
bool deployment_is_worth_trying(const struct game *game, struct move deployment)
{
    uint16_t node = feature_node(&game->board, game_placed(game), deployment.arg);
    uint16_t root = feature_root(&game->features, node);
    return deployment.figure != FIGURE_MAYOR ||
           feature_counts_pennants(game->features.counts[root]) > 0;
}
