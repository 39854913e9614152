/* What acrobats and ringmasters would bring if the game ended now (BT10, BT13). What the circus
 * would, nobody knows: its token lies face down. */
#include "facts/position.h"

/* Whether the ringmaster stands in what is still to be scored. */
static bool is_paid(const struct game *game, struct follower ringmaster)
{
    unsigned kind = game_feature_kind(game, ringmaster.node);
    return kind < PRINTED_KINDS && feature_kind_scores(kind) &&
           !((game_has_scored(game) || game->amended > 0) &&
             game_feature_is_complete(game, ringmaster.node));
}

void project_circus(struct projection *projection, const struct game *game)
{
    if (!options_has_bigtop(&game->options))
        return;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower it = game->followers.follower[f];
        int *points = &projection->points[it.player][FROM_CIRCUS];
        if (it.figure == FIGURE_RINGMASTER && is_paid(game, it))
            *points += game_ringmaster_points(game, game_node_square(game, it.node));
        if (figure_is_follower((enum figure)it.figure) &&
            game_feature_kind(game, it.node) == FEATURE_ACROBATS)
            *points += ACROBAT_POINTS;
    }
}
