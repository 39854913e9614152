#include "tui/facts.h"

struct facts facts_of(const struct game *game, uint16_t node)
{
    const struct features *features = &game->features;
    feature_books books = features->books[feature_root(features, node)];
    struct tile_mask tiles;
    struct facts facts = {
        .kind = (enum feature_kind)feature_segment(features, &game->board, node)->kind,
        .tiles = feature_tiles(features, node, &tiles),
        .pennants = feature_books_pennants(books),
        .points = game_feature_points(game, node),
        .complete = game_feature_is_complete(game, node),
        .holders = feature_majority(books),
    };
    if (facts.kind == FEATURE_FIELD)
        facts.cities = (unsigned)game_field_cities(game, node, NULL, 0);
    else
        facts.open = feature_books_open(books);
    for (unsigned player = 0; player < game->options.players; player++)
        facts.followers[player] = feature_books_followers(books, player);
    return facts;
}

/* Whether a follower earlier in the list stands in the same feature: it has been counted. */
static bool is_counted(const struct game *game, unsigned follower)
{
    uint16_t root = feature_root(&game->features, game->followers.follower[follower].node);
    for (unsigned f = 0; f < follower; f++)
        if (feature_root(&game->features, game->followers.follower[f].node) == root)
            return true;
    return false;
}

void facts_project(const struct game *game, int scores[PLAYERS_MAX])
{
    for (unsigned player = 0; player < game->options.players; player++)
        scores[player] = game->player[player].score;
    if (game_is_over(game))
        return;
    for (unsigned f = 0; f < game->followers.count; f++) {
        if (is_counted(game, f))
            continue;
        struct facts facts = facts_of(game, game->followers.follower[f].node);
        for (unsigned player = 0; player < game->options.players; player++)
            if (facts.holders >> player & 1u)
                scores[player] += facts.points;
    }
}
