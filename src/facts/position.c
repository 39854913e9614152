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

bool position_update(struct position *position, const struct game *game)
{
    /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison,cert-*): at worst a false difference */
    if (position->is_known && memcmp(&position->game, game, sizeof *game) == 0)
        return false;
    memcpy(&position->game, game, sizeof *game); /* including padding */
    position->is_known = true;
    position->placements.squares = position->placements.plain = 0;
    position->choice.count = 0;
    position->is_foreseen = false;
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

const struct forecast *position_forecast(struct position *position, struct move placing)
{
    if (!position->is_foreseen || !move_equal(position->placing, placing))
        forecast_find(&position->forecast, &position->game, &placing, 1);
    position->placing = placing;
    position->is_foreseen = true;
    return &position->forecast;
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
    if (kind >= PRINTED_KINDS || !feature_kind_scores(kind) || has_paid(game, kind, root))
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

static bool is_about_tiles(const struct game *game)
{
#define X(is_due)                                                                                  \
    if (is_due(game))                                                                              \
        return true;
    TILE_DECISIONS(X)
#undef X
    return false;
}

bool scoring_choice_is_open(const struct game *game)
{
    return !game_is_over(game) && !game_awaits_draw(game) && !game_awaits_placement(game) &&
           !game_awaits_action(game) && !is_about_tiles(game);
}

/* The number of the figure in question. */
static unsigned follower_of(const struct game *game)
{
    unsigned follower = FOLLOWERS_MAX;
#define X(find) follower = follower == FOLLOWERS_MAX ? find(game) : follower;
    FIGURES_IN_QUESTION(X)
#undef X
    return follower;
}

static void scoring_choice_add(struct scoring_choice *choice, const struct game *game,
                               struct move move)
{
    struct decision_answer answer = game_decision_answer(game, move);
    choice->count -= choice->count == SCORING_CHOICES_MAX;
    choice->move[choice->count] = move;
    choice->node[choice->count] = answer.node;
    choice->points[choice->count++] = answer.points;
}

void scoring_choice_find(struct scoring_choice *choice, const struct game *game)
{
    struct move_list moves;
    *choice = (struct scoring_choice){.phase = game_phase(game),
                                      .player = game_awaits_chance(game) ? game_player(game)
                                                                         : game_actor(game),
                                      .follower = follower_of(game)};
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count; m++)
        scoring_choice_add(choice, game, moves.move[m]);
}

struct feature_summary scoring_choice_result(const struct scoring_choice *choice,
                                             const struct game *game, unsigned number)
{
    struct game then;
    game_copy(&then, game);
    game_apply(&then, choice->move[number], NULL);
    return feature_summary_of(&then, choice->node[number]);
}

/* Whether a tile of that kind connects identically in both orientations: every edge of one has a
 * segment like that at the same edge of the other. */
static bool looks_alike(kind_number kind, unsigned a, unsigned b)
{
    const struct tile_kind *tile = &tile_kinds[kind];
    uint8_t twin[SEGMENTS_MAX];
    if (tile_water(kind, a) != tile_water(kind, b))
        return false;
    memset(twin, NO_SEGMENT, sizeof twin);
    for (unsigned half = 0; half < HALF_EDGES; half++) {
        unsigned edge = half_edge_of(half);
        const uint8_t in_a[] = {tile_segment_at_half(kind, a, half),
                                tile_segment_at_edge(kind, a, edge)};
        const uint8_t in_b[] = {tile_segment_at_half(kind, b, half),
                                tile_segment_at_edge(kind, b, edge)};
        for (unsigned i = 0; i < 2; i++) {
            uint8_t s = in_a[i], t = in_b[i];
            if ((s == NO_SEGMENT) != (t == NO_SEGMENT))
                return false;
            if (s == NO_SEGMENT)
                continue;
            if (tile->segment[s].kind != tile->segment[t].kind ||
                tile->segment[s].pennants != tile->segment[t].pennants)
                return false;
            if (twin[s] != NO_SEGMENT && twin[s] != t)
                return false;
            twin[s] = t;
        }
    }
    return true;
}

uint8_t rotations_that_differ(kind_number kind, uint8_t ways)
{
    for (unsigned b = 1; b < EDGES; b++)
        for (unsigned a = 0; a < b; a++)
            if ((ways >> a & 1u) && (ways >> b & 1u) && looks_alike(kind, a, b))
                ways &= (uint8_t) ~(1u << b);
    return ways;
}

static uint16_t feature_deployed_in(const struct game *game, struct move deploy)
{
    return feature_root(&game->features, feature_node(&game->board, game_placed(game), deploy.arg));
}

static bool is_repeated(const struct game *game, const struct move_list *kept, struct move move)
{
    for (size_t m = 0; m < kept->count; m++)
        if (kept->move[m].verb == VERB_DEPLOY && kept->move[m].figure == move.figure &&
            feature_deployed_in(game, kept->move[m]) == feature_deployed_in(game, move))
            return true;
    return false;
}

void deployments_list_once(const struct game *game, struct move_list *legal)
{
    size_t count = legal->count;
    legal->count = 0;
    for (size_t m = 0; m < count; m++)
        if (legal->move[m].verb != VERB_DEPLOY || !is_repeated(game, legal, legal->move[m]))
            legal->move[legal->count++] = legal->move[m];
}
