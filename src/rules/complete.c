/* Finding what a placement completed (B6-B8). */
#include "rules/moments.h"
#include "rules/phase.h"

/* Records a completed feature, once however many of its segments are seen. */
static void note(struct game *game, uint16_t node)
{
    struct completed *completed = &game->completed;
    uint16_t root = feature_root(&game->features, node);
    for (unsigned c = 0; c < completed->count; c++)
        if (feature_root(&game->features, completed->node[c]) == root)
            return;
    completed->node[completed->count++] = node;
    moment_completed(game, node);
}

/* Bit s: segment s of that tile is a complete road or city. A branch per segment would mispredict,
 * so all take the same path. */
static unsigned closed_segments(const struct game *game, const struct placed_tile *placed)
{
    const struct tile_kind *kind = &tile_kinds[placed->kind];
    unsigned closed = 0;
    for (unsigned s = 0; s < kind->segments; s++) {
        unsigned has_ends = kind->segment[s].edges != 0;
        closed |=
            (has_ends & feature_is_closed(&game->features, (uint16_t)(placed->first_node + s)))
            << s;
    }
    return closed;
}

/* If a road or city of the tile just placed, or of the track just built, is complete, it became so
 * now; so did a monastery whose last empty square was filled. */
static bool complete_enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->completed.count = 0;
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    for (unsigned closed = closed_segments(game, placed); closed != 0; closed &= closed - 1)
        note(game, (uint16_t)(placed->first_node + (unsigned)__builtin_ctz(closed)));
    if (game->turn.built != NO_TRACK &&
        feature_is_closed(&game->features, feature_track_node(game->turn.built)))
        note(game, feature_track_node(game->turn.built));
    for (unsigned m = game->monasteries; m-- > 0;) {
        uint16_t node = game->monastery[m];
        if (!feature_is_closed(&game->features, node))
            continue;
        game->monastery[m] = game->monastery[--game->monasteries];
        note(game, node);
    }
    if (game->completed.count > 0)
        turn_pass_on(game);
    else
        game->turn.phase = PHASE_END;
    return false;
}

const struct phase_rules complete_phase = {.enter = complete_enter};
