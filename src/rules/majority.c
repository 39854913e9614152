/* Who has the majority in a feature (B9). */
#include "rules/moments.h"

/* Whether there are followers without strength, which the counts of features do not tell apart. */
enum {
#define X(figure, word, key, each, set, role, strength, ...)                                       \
    || (ROLE_##role == ROLE_FOLLOWER && (strength) == 0)
    SOME_HAVE_NO_STRENGTH = false FIGURES(X)
#undef X
};

bool game_has_follower(const struct game *game, uint16_t node, unsigned player)
{
    uint16_t root = feature_root(&game->features, node);
    feature_counts counts = game->features.counts[root];
    if (feature_counts_strength(counts, player) > 0)
        return true;
    if (!SOME_HAVE_NO_STRENGTH || !feature_counts_occupied(counts))
        return false;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        if (follower.player == player && figure_is_follower((enum figure)follower.figure) &&
            feature_root(&game->features, follower.node) == root)
            return true;
    }
    return false;
}

unsigned game_strength(const struct game *game, uint16_t node, unsigned player)
{
    feature_counts counts = game->features.counts[feature_root(&game->features, node)];
    return feature_counts_strength(counts, player) + moment_strength(game, node, player);
}

unsigned game_majority(const struct game *game, uint16_t node)
{
    return game_majority_together(game, node, NO_NODE, 0);
}

/* The counts of features know, unless a set's strengths are not the figures' alone. */
unsigned game_majority_together(const struct game *game, uint16_t node, uint16_t other,
                                feature_counts more)
{
    const struct features *features = &game->features;
    bool is_one = other == NO_NODE;
    feature_counts counts = features->counts[feature_root(features, node)] + more;
    if (!is_one)
        counts += features->counts[feature_root(features, other)];
    if (!moment_strength_varies(game))
        return feature_majority(counts);
    struct majority majority = {.most = 1};
    for (unsigned player = 0; player < game->options.players; player++)
        majority_look(&majority, player,
                      feature_counts_strength(counts, player) +
                          moment_strength(game, node, player) +
                          (is_one ? 0 : moment_strength(game, other, player)));
    return majority.players;
}
