#include "facts/position.h"
#include "facts/feature_summary.h"
#include "facts/pieces.h"

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

bool position_update(struct position *position, const struct game *game)
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

/* Whether a follower earlier in the list stands in the same feature, which is then already
 * counted. */
static bool is_counted(const uint16_t *roots, unsigned follower)
{
    for (unsigned f = 0; f < follower; f++)
        if (roots[f] == roots[follower])
            return true;
    return false;
}

static bool is_one_of(const struct game *game, uint16_t root, const uint16_t *nodes, unsigned count)
{
    for (unsigned n = 0; n < count; n++)
        if (feature_root(&game->features, nodes[n]) == root)
            return true;
    return false;
}

/* Whether a complete feature is about to be paid: the tile just placed or the track just built has
 * completed it. */
static bool projection_is_due(const struct game *game, uint16_t root)
{
    struct tile_mask tiles;
    if (game_will_score(game))
        return is_one_of(game, root, game->completed.node, game->completed.count);
    if (!game_awaits_action(game))
        return false;
    feature_tiles(&game->features, root, &tiles);
    return tile_mask_has(&tiles, game_placed(game)) ||
           is_one_of(game, root, game->monastery, game->monasteries) ||
           (game_built(game) != NO_TRACK &&
            feature_root(&game->features, feature_track_node(game_built(game))) == root);
}

/* Once a placement's features are scored, followers that stay (MOMENT_STAYS) stand on what has
 * already paid (OR1). Only amendments put figures on what has paid before. */
static bool has_paid(const struct game *game, enum feature_kind kind, uint16_t root)
{
    return (game_has_scored(game) || game->amended > 0) && kind != FEATURE_FIELD &&
           feature_is_closed(&game->features, root) && !projection_is_due(game, root);
}

/* Asks the rules for the few things it needs: a whole feature_summary takes twice as long. */
static void add_feature(struct projection *projection, const struct game *game, uint16_t root)
{
    enum feature_kind kind = game_feature_kind(game, root);
    if (kind >= PRINTED_KINDS || has_paid(game, kind, root))
        return; /* what is made of others pays nothing at the end, as CA10 */
    const struct event score = {.kind = (uint8_t)kind, .reason = REASON_FINAL};
    enum score_source source = score_source_of(&score);
    unsigned holders = game_majority(game, root);
    int points = game_feature_points(game, root);
    unsigned parts = feature_parts(game, root);
    for (unsigned player = 0; player < game->options.players; player++)
        if (holders >> player & 1u) {
            projection->points[player][source] += points + game_extra_points(game, root, player);
            for (unsigned part = 0; part < SCORE_PARTS_COUNT; part++)
                projection->part[player][part] += parts >> part & 1u ? points : 0;
        }
}

struct projection projection_of(const struct game *game)
{
    struct projection projection = {{{0}}, {{0}}};
    uint16_t roots[FOLLOWERS_MAX];
    for (unsigned f = 0; !game_is_over(game) && f < game->followers.count; f++) {
        roots[f] = feature_root(&game->features, game->followers.follower[f].node);
        if (is_counted(roots, f))
            continue;
        add_feature(&projection, game, roots[f]);
    }
    if (game_is_over(game))
        return projection;
#define X(project) project(&projection, game);
    PROJECTED(X)
#undef X
    return projection;
}

void projection_add_up(const struct projection *projection, const struct game *game,
                       int scores[PLAYERS_MAX])
{
    for (unsigned player = 0; player < game->options.players; player++) {
        scores[player] = game->player[player].score;
        for (unsigned source = 0; source < SCORE_SOURCES_COUNT; source++)
            scores[player] += projection->points[player][source];
    }
}

void projection_scores(const struct game *game, int scores[PLAYERS_MAX])
{
    struct projection projection = projection_of(game);
    projection_add_up(&projection, game, scores);
}
