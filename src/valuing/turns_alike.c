#include "valuing/valuing.h"

#include "facts/choices.h"

static const struct move *turns_alike_find(const struct plan *plan, enum verb verb)
{
    for (unsigned m = 0; m < plan->count; m++)
        if (plan->move[m].verb == verb)
            return &plan->move[m];
    return NULL;
}

static bool is_same_or_none(const struct move *a, const struct move *b)
{
    return a == NULL || b == NULL ? a == b : move_equal(*a, *b);
}

static bool is_placed_alike(const struct game *game, const struct move *a, const struct move *b)
{
    if (a == NULL || b == NULL)
        return a == b;
    uint8_t both = (uint8_t)(1u << a->arg | 1u << b->arg);
    uint8_t differ = rotations_that_differ(game_hand(game), both);
    return square_equal(a->at, b->at) && (differ & (differ - 1)) == 0;
}

/* Where a figure is deployed: the edges and halves of edges of the tile that its feature reaches.
 */
struct reach {
    enum feature_kind kind;
    unsigned edges, halves;
};

static struct reach reach_of(const struct game *game, const struct plan *plan,
                             const struct move *deploy)
{
    struct game then;
    game_copy(&then, game);
    tile_number tile = game_placed(game);
    for (unsigned m = 0; m < plan->count; m++) {
        enum refusal refusal = game_apply(&then, plan->move[m], NULL);
        if (refusal == REFUSAL_NONE && plan->move[m].verb == VERB_PLACE)
            tile = (tile_number)(then.board.tiles - 1);
    }
    const struct features *features = &then.features;
    uint16_t node = feature_node(&then.board, tile, deploy->arg);
    struct reach reach = {
        .kind = (enum feature_kind)feature_segment(features, &then.board, node)->kind};
    for (unsigned edge = 0; edge < EDGES; edge++) {
        uint16_t other = feature_node_at_edge(&then.board, tile, edge);
        if (other != NO_NODE && feature_root(features, other) == feature_root(features, node))
            reach.edges |= 1u << edge;
    }
    for (unsigned half = 0; half < HALF_EDGES; half++) {
        uint16_t other = feature_node_at_half(&then.board, tile, half);
        if (other != NO_NODE && feature_root(features, other) == feature_root(features, node))
            reach.halves |= 1u << half;
    }
    return reach;
}

static bool is_deployed_alike(const struct game *game, const struct plan *a, const struct plan *b)
{
    const struct move *one = turns_alike_find(a, VERB_DEPLOY),
                      *other = turns_alike_find(b, VERB_DEPLOY);
    if (one == NULL || other == NULL)
        return one == other;
    struct reach reach = reach_of(game, a, one), others = reach_of(game, b, other);
    return one->figure == other->figure && reach.kind == others.kind &&
           reach.edges == others.edges && reach.halves == others.halves;
}

bool turns_are_alike(const struct game *game, const struct plan *a, const struct plan *b)
{
    return is_placed_alike(game, turns_alike_find(a, VERB_PLACE),
                           turns_alike_find(b, VERB_PLACE)) &&
           is_same_or_none(turns_alike_find(a, VERB_DISCARD), turns_alike_find(b, VERB_DISCARD)) &&
           is_same_or_none(turns_alike_find(a, VERB_BRIDGE), turns_alike_find(b, VERB_BRIDGE)) &&
           is_deployed_alike(game, a, b);
}
