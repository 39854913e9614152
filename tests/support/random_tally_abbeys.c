/* What random games see of abbeys, mayors, wagons and barns. */
#include "support/random_tally.h"

static bool is_abbey(const struct game *game, tile_number tile)
{
    return tile != NO_TILE && tile_kinds[game->board.tile[tile].kind].flags & TILE_ABBEY;
}

static void count_paid(struct random_tally *tally, const struct game *game,
                       const struct event *event)
{
    struct tile_mask tiles;
    bool closed = event->reason == REASON_COMPLETE && is_abbey(game, game->turn.placed) &&
                  event->kind != FEATURE_MONASTERY;
    bool shared = event->reason == REASON_BARNS && (game_barn_owners(game, event->node) &
                                                    (game_barn_owners(game, event->node) - 1)) != 0;
    tally->count[TALLY_CLOSED] += closed;
    tally->count[TALLY_CLOSED_TINY] += closed && event->kind == FEATURE_CITY &&
                                       feature_tiles(&game->features, event->node, &tiles) == 1;
    tally->count[TALLY_BARNS_PAID] += event->reason == REASON_BARN;
    tally->count[TALLY_JOINED] += event->reason == REASON_JOINED;
    tally->count[TALLY_BARNS_FINAL] += event->reason == REASON_BARNS;
    tally->count[TALLY_BARNS_SHARED] += shared;
}

/* Whether a payment is for the feature from which a figure goes home. */
static bool is_paid_for(const struct game *game, const struct event_list *events,
                        const struct event *home)
{
    for (size_t e = 0; e < events->count; e++) {
        const struct event *paid = &events->event[e];
        if (paid->type == EVENT_SCORE && paid->player == home->player && paid->node != NO_NODE &&
            feature_root(&game->features, paid->node) == feature_root(&game->features, home->node))
            return true;
    }
    return false;
}

static void count_home(struct random_tally *tally, const struct game *game,
                       const struct event_list *events, const struct event *home)
{
    bool lord = game_feature_kind(game, home->node) == FEATURE_CASTLE &&
                game_feature_is_complete(game, home->node);
    bool mayor = home->figure == FIGURE_MAYOR;
    tally->count[TALLY_MAYORS_LORDS] += mayor && lord;
    tally->count[TALLY_MAYORS_WON] += mayor && !lord && is_paid_for(game, events, home);
    tally->count[TALLY_WAGONS_LORDS] += home->figure == FIGURE_WAGON && lord;
}

static void count_drive(struct random_tally *tally, const struct game *before,
                        const struct game *game, const struct event *event)
{
    unsigned wagon = game_driving_wagon(before);
    uint16_t from = before->followers.follower[wagon].node;
    tally->count[TALLY_DRIVES]++;
    tally->count[TALLY_DRIVES_ONE_MORE] += game_phase(game) == PHASE_WAGON;
    tally->count[TALLY_DRIVES_TO_ABBEYS] +=
        is_abbey(game, feature_tile(&game->features, event->node));
    tally->count[TALLY_DRIVES_FROM_ABBEYS] += is_abbey(game, feature_tile(&game->features, from));
    tally->count[TALLY_DRIVES_TO_BRIDGES] += event->node >= SEGMENT_NODES_MAX;
}

void random_tally_abbeys(struct random_tally *tally, const struct game *before,
                         const struct game *game, const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        bool deployed = event->type == EVENT_DEPLOY;
        bool placed = event->type == EVENT_PLACE && tile_kinds[event->tile_kind].flags & TILE_ABBEY;
        tally->count[TALLY_ABBEYS] += placed;
        tally->count[TALLY_ABBEYS_IN_PARTS] += placed && game_part(before) == 2;
        tally->count[TALLY_LAST_ABBEYS] += placed && game_is_last_abbey(before);
        tally->count[TALLY_MAYORS] += deployed && event->figure == FIGURE_MAYOR;
        tally->count[TALLY_WAGONS] += deployed && event->figure == FIGURE_WAGON;
        tally->count[TALLY_WAGONS_CROSSED] +=
            event->type == EVENT_CROSS && event->figure == FIGURE_WAGON;
        tally->count[TALLY_BARNS] += event->type == EVENT_BARN;
        if (event->type == EVENT_DRIVE)
            count_drive(tally, before, game, event);
        else if (event->type == EVENT_SCORE)
            count_paid(tally, game, event);
        else if (event->type == EVENT_HOME)
            count_home(tally, game, events, event);
    }
}
