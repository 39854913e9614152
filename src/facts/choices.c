#include "facts/choices.h"
#include "facts/pieces.h"

#include <string.h>

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
