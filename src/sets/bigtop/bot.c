/* What acrobats, ringmasters and followers around the big top are worth (BT). */
#include "bots/terms.h"

/* What a token is worth on average, as long as it lies face down. */
static float token_expected(const struct bag *animals)
{
    unsigned worth = 0;
    for (unsigned kind = 1; kind <= ANIMAL_MOST; kind++)
        worth += kind * animals->left[kind];
    return animals->tokens == 0 ? 0 : (float)worth / (float)animals->tokens;
}

/* An acrobat is not stuck, though no tile completes a pyramid. */
static float acrobat_value(const struct appraising *appraising)
{
    return appraising_weight(appraising, WEIGHT_ACROBAT) * ACROBAT_POINTS +
           appraising->phase * (appraising_weight(appraising, WEIGHT_DEAD) +
                                appraising_weight(appraising, WEIGHT_ACROBAT_BACK));
}

float circus_value(struct appraising *appraising, struct follower follower, uint16_t root,
                   float points)
{
    const struct game *game = appraising->game;
    struct square at = square_of_figure(game, follower), tent;
    float value = 0;
    (void)points;
    if (game_feature_kind(game, root) == FEATURE_ACROBATS)
        value += acrobat_value(appraising);
    else if (follower.figure == FIGURE_RINGMASTER &&
             feature_kind_scores(game_feature_kind(game, root)))
        value += appraising_weight(appraising, WEIGHT_RINGMASTER) *
                 (float)game_ringmaster_points(game, at);
    if (game_big_top_at(game, &tent) && square_is_near(at, tent))
        value +=
            appraising_weight(appraising, WEIGHT_CIRCUS) * token_expected(&game->circus.animals);
    return value;
}

uint16_t acrobat_node(const struct game *game, struct move action)
{
    return game_acrobats_node(game, board_tile_at(&game->board, action.at));
}

/* Not where others have more acrobats than the player. */
bool pyramid_is_worth_trying(const struct game *game, struct move action)
{
    uint16_t node = acrobat_node(game, action);
    unsigned own = 0, most = 0;
    for (unsigned player = 0; player < game->options.players; player++) {
        unsigned count = feature_counts_strength(game->features.counts[node], player);
        own = player == game_player(game) ? count : own;
        most = count > most ? count : most;
    }
    return own == most;
}
