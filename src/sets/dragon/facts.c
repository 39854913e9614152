/* What the fairy would bring if the game ended now (PD16, PD19). */
#include "facts/position.h"

/* Whether the follower stands with her, in what is still to be scored (CA10). */
static bool is_paid(const struct game *game, const struct fairy_place *fairy, unsigned f)
{
    struct follower it = game->followers.follower[f];
    unsigned kind = game_feature_kind(game, it.node);
    tile_number tile = feature_tile(&game->features, it.node);
    bool is_on_her_tile = game->options.value[OPTION_FAIRY] == FAIRY_TILE && fairy->is_there &&
                          square_equal(game->board.tile[tile].at, fairy->at);
    return (f == fairy->follower || is_on_her_tile) && figure_is_follower((enum figure)it.figure) &&
           kind < PRINTED_KINDS &&
           !(game_has_scored(game) && feature_kind_scores(kind) &&
             game_feature_is_complete(game, it.node));
}

/* Each player once for each feature. */
static bool is_paid_before(const struct game *game, const struct fairy_place *fairy, unsigned f)
{
    const struct follower *all = game->followers.follower;
    unsigned other = 0;
    while (other < f && !(is_paid(game, fairy, other) && all[other].player == all[f].player &&
                          feature_root(&game->features, all[other].node) ==
                              feature_root(&game->features, all[f].node)))
        other++;
    return other < f;
}

void project_fairy(struct projection *projection, const struct game *game)
{
    struct fairy_place fairy = game_fairy(game);
    for (unsigned f = 0; fairy.is_there && f < game->followers.count; f++)
        if (is_paid(game, &fairy, f) && !is_paid_before(game, &fairy, f))
            projection->points[game->followers.follower[f].player][FROM_FAIRY] += FAIRY_POINTS;
}
