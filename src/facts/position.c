#include "facts/position.h"

#include <string.h>

static void find_features(struct position *position)
{
    uint16_t nodes[NODES_MAX];
    position->features = (unsigned)features_on_board(&position->game, nodes);
    for (unsigned f = 0; f < position->features; f++) {
        position->feature[f] =
            (struct position_feature){nodes[f], feature_summary_of(&position->game, nodes[f])};
        position->feature_of_root[nodes[f]] = (uint16_t)f;
    }
}

bool position_follow(struct position *position, const struct game *game)
{
    /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison,cert-*): at worst a false difference */
    if (position->is_known && memcmp(&position->game, game, sizeof *game) == 0)
        return false;
    memcpy(&position->game, game, sizeof *game); /* including padding */
    position->is_known = true;
    position->placements.squares = position->placements.plain = 0;
    position->choice.count = 0;
    game_legal(game, &position->legal);
    if (game_awaits_placement(game))
        placements_in_hand(&position->placements, game);
    if (scoring_choice_is_open(game))
        scoring_choice_find(&position->choice, game);
    tile_fits_find(&position->fits, game);
    position->projection = projection_of(game);
    projection_add_up(&position->projection, game, position->projected);
    find_features(position);
    return true;
}

const struct feature_summary *position_feature(const struct position *position, uint16_t node)
{
    uint16_t root = feature_root(&position->game.features, node);
    return &position->feature[position->feature_of_root[root]].summary;
}

bool position_allows(const struct position *position, enum verb verb)
{
    for (size_t m = 0; m < position->legal.count; m++)
        if (position->legal.move[m].verb == verb)
            return true;
    return false;
}
