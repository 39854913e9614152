#include "telling/facts.h"

/* The complete cities and the castles that a field touches. */
static void count_cities(struct facts *facts, const struct game *game, uint16_t node)
{
    uint16_t cities[TILES_MAX];
    size_t count = game_field_cities(game, node, cities, TILES_MAX);
    for (size_t c = 0; c < count; c++)
        facts->castles += game_feature_kind(game, cities[c]) == FEATURE_CASTLE;
    facts->cities = (unsigned)count - facts->castles;
}

/* How many nodes of the feature are bridges (BR8). */
static unsigned count_bridges(const struct features *features, uint16_t node)
{
    unsigned bridges = 0;
    uint16_t next = node;
    do {
        bridges += next >= SEGMENT_NODES_MAX;
        next = features->next[next];
    } while (next != node);
    return bridges;
}

struct facts facts_of(const struct game *game, uint16_t node)
{
    const struct features *features = &game->features;
    feature_books books = features->books[feature_root(features, node)];
    struct tile_mask tiles;
    struct facts facts = {
        .kind = game_feature_kind(game, node),
        .tiles = feature_tiles(features, node, &tiles),
        .pennants = feature_books_pennants(books),
        .points = game_feature_points(game, node),
        .complete = game_feature_is_complete(game, node),
        .holders = feature_majority(books),
    };
    if (facts.kind == FEATURE_ROAD)
        facts.bridges = count_bridges(features, node);
    if (facts.kind == FEATURE_FIELD)
        count_cities(&facts, game, node);
    else
        facts.open = feature_books_open(books);
    if (facts.kind == FEATURE_CASTLE) {
        const struct castle *castle = &game->castles.castle[game_castle_of(game, node)];
        facts.owners = castle->owners;
        facts.points = castle->points;
    }
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

/* Once a placement's features are scored, those who may still cross a drawbridge stand on a road
 * that has paid (OR1). */
static bool has_paid(const struct game *game, const struct facts *facts)
{
    return facts->kind == FEATURE_ROAD && facts->complete &&
           (game_phase(game) == PHASE_CLAIM || game_phase(game) == PHASE_CROSS);
}

struct facts_expected facts_expect(const struct game *game)
{
    struct facts_expected expected = {0};
    if (game_is_over(game))
        return expected;
    for (unsigned f = 0; f < game->followers.count; f++) {
        if (is_counted(game, f))
            continue;
        struct facts facts = facts_of(game, game->followers.follower[f].node);
        if (facts.kind == FEATURE_CASTLE || has_paid(game, &facts))
            continue; /* CA10 */
        for (unsigned player = 0; player < game->options.players; player++)
            if (facts.holders >> player & 1u) {
                expected.points[player][facts.kind] += facts.points;
                expected.bridged[player] += facts.bridges > 0 ? facts.points : 0;
            }
    }
    return expected;
}

void facts_project(const struct game *game, int scores[PLAYERS_MAX])
{
    struct facts_expected expected = facts_expect(game);
    for (unsigned player = 0; player < game->options.players; player++) {
        scores[player] = game->player[player].score;
        for (unsigned kind = 0; kind < FEATURE_KINDS; kind++)
            scores[player] += expected.points[player][kind];
    }
}
