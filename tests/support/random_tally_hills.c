/* What random games see of hills, vineyards and flocks. */
#include "support/random_tally.h"

static unsigned shepherds_home(const struct event_list *events)
{
    unsigned count = 0;
    for (size_t e = 0; e < events->count; e++)
        count += events->event[e].type == EVENT_HOME && events->event[e].figure == FIGURE_SHEPHERD;
    return count;
}

static void count_score(struct random_tally *tally, const struct game *before,
                        const struct game *game, const struct event *event)
{
    bool is_closed = event->reason == REASON_CLOSED;
    tally->count[TALLY_STABLES] += event->reason == REASON_STABLE;
    tally->count[TALLY_STABLES_CLOSED] += is_closed;
    tally->count[TALLY_GROWN_CLOSED] +=
        is_closed && game_awaits_token(before) && before->turn.flock == FLOCK_GROWS;
    if (event->reason != REASON_COMPLETE && event->reason != REASON_FINAL)
        return;
    bool was_there = event->node != NO_NODE && event->node < before->features.nodes;
    tally->count[TALLY_TIES_BROKEN] += was_there && game_tie_broken(before, event->node);
    tally->count[TALLY_VINEYARDS] +=
        event->reason == REASON_COMPLETE && game_vineyards(game, event->node) > 0;
}

/* Whether the tile just placed lies against an edge that two cities share. */
static bool meets_split_edge(const struct game *game, tile_number tile)
{
    for (unsigned e = 0; e < EDGES; e++) {
        tile_number beside = board_tile_beside(&game->board, game->board.tile[tile].at, e);
        if (beside != NO_TILE &&
            (feature_node_split_off(&game->board, beside, edge_opposite(e)) != NO_NODE ||
             feature_node_split_off(&game->board, tile, e) != NO_NODE))
            return true;
    }
    return false;
}

static void count_placed(struct random_tally *tally, const struct game *game,
                         const struct event_list *events)
{
    unsigned hills = 0;
    const struct placed_tile *last = &game->board.tile[game->board.tiles - 1];
    for (size_t e = 0; e < events->count; e++)
        hills += events->event[e].type == EVENT_HILL;
    tally->count[TALLY_HILLS] += hills;
    tally->count[TALLY_HILLS_BARE] += tile_kinds[last->kind].flags & TILE_HILL && hills == 0;
    tally->count[TALLY_SPLIT_EDGES] += meets_split_edge(game, (tile_number)(game->board.tiles - 1));
}

void random_tally_hills(struct random_tally *tally, const struct game *before,
                        const struct game *game, const struct event_list *events)
{
    if (!options_has_hills(&game->options))
        return;
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        bool is_wolf = event->type == EVENT_WOLF;
        tally->count[TALLY_SHEPHERDS] +=
            event->type == EVENT_DEPLOY && event->figure == FIGURE_SHEPHERD;
        tally->count[TALLY_TOKENS] += event->type == EVENT_SHEEP;
        tally->count[TALLY_WOLVES] += is_wolf;
        tally->count[TALLY_WOLVES_SHARED] += is_wolf && shepherds_home(events) > 1;
        if (event->type == EVENT_SCORE)
            count_score(tally, before, game, event);
    }
    tally->count[TALLY_SHEPHERDS_EATEN] += game_awaits_flight(before) ? shepherds_home(events) : 0;
    if (game->board.tiles > before->board.tiles)
        count_placed(tally, game, events);
}
