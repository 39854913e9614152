/* King and robber (KR). */
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/score.h"

static unsigned tiles_of(const struct game *game, uint16_t node)
{
    struct tile_mask tiles;
    return feature_tiles(&game->features, node, &tiles);
}

/* Whether another feature of that kind that this placement completed is larger (KR3). A city that
 * becomes a castle (KR6) is never that: it has two tiles. */
static bool a_larger_one_is_completed(const struct game *game, enum feature_kind kind,
                                      unsigned tiles)
{
    for (unsigned c = 0; c < game->completed.count; c++) {
        uint16_t node = game->completed.node[c];
        if (game_feature_kind(game, node) == kind && tiles_of(game, node) > tiles)
            return true;
    }
    return false;
}

void honours_judge(struct game *game, uint16_t node, struct event_list *events)
{
    static const enum event_type event_of[HONOURS_COUNT] = {
#define X(honour, kind) [HONOUR_##honour] = EVENT_##honour,
        HONOURS(X)
#undef X
    };
    struct honours *honours = &game->honours;
    enum feature_kind kind = game_feature_kind(game, node);
    for (unsigned honour = 0; honour < HONOURS_COUNT; honour++) {
        unsigned tiles = kind == kind_of_honour((enum honour)honour) ? tiles_of(game, node) : 0;
        if (tiles <= honours->tiles[honour] || a_larger_one_is_completed(game, kind, tiles))
            continue;
        honours->player[honour] = game->turn.player;
        honours->tiles[honour] = (tile_number)tiles;
        tell(events, (struct event){.type = (uint8_t)event_of[honour],
                                    .player = game->turn.player,
                                    .kind = (uint8_t)kind,
                                    .points = (int16_t)tiles,
                                    .node = node,
                                    .at = game_node_square(game, node)});
    }
}

/* Counts that node where it stands for a whole feature, and a completed one. */
static void count_root(const struct game *game, uint16_t node, int points[HONOURS_COUNT])
{
    const struct features *features = &game->features;
    if (!feature_is_root(features, node) || feature_counts_open(features->counts[node]) != 0)
        return;
    enum feature_kind kind = (enum feature_kind)feature_segment(features, &game->board, node)->kind;
    for (unsigned honour = 0; honour < HONOURS_COUNT; honour++)
        points[honour] +=
            kind == kind_of_honour((enum honour)honour) && game_feature_kind(game, node) == kind;
}

void game_honours_points(const struct game *game, int points[HONOURS_COUNT])
{
    for (unsigned honour = 0; honour < HONOURS_COUNT; honour++)
        points[honour] = 0;
    for (unsigned node = 0; node < game->features.nodes; node++)
        count_root(game, (uint16_t)node, points);
    for (unsigned track = 0; track < game->board.tracks; track++)
        count_root(game, feature_track_node(track), points);
    points[HONOUR_KING] += moment_cities_besides(game, NO_NODE);
}

int game_honour_points(const struct game *game, enum honour honour)
{
    int points[HONOURS_COUNT];
    game_honours_points(game, points);
    return points[honour];
}

void honours_score(struct game *game, struct event_list *events)
{
    static const enum score_reason reason_of[HONOURS_COUNT] = {
#define X(honour, kind) [HONOUR_##honour] = REASON_##honour,
        HONOURS(X)
#undef X
    };
    for (unsigned honour = 0; honour < HONOURS_COUNT; honour++) {
        unsigned player = game_honour_player(game, (enum honour)honour);
        if (player == NOBODY)
            continue;
        int points = game_honour_points(game, (enum honour)honour);
        game->player[player].score += points;
        tell(events, (struct event){.type = EVENT_SCORE,
                                    .player = (uint8_t)player,
                                    .points = (int16_t)points,
                                    .kind = FEATURE_KINDS,
                                    .reason = (uint8_t)reason_of[honour],
                                    .node = NO_NODE,
                                    .held = NO_NODE});
    }
}
