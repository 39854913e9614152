/* What random games see of the circus, acrobats and ringmasters. */
#include "support/random_tally.h"

static bool is_acrobats(const struct game *game, uint16_t node)
{
    return node != NO_NODE &&
           feature_segment(&game->features, &game->board, node)->kind == FEATURE_ACROBATS;
}

/* Whether a lord stands so that only the other tile of the castle is near the big top (BT5). */
static bool has_far_lord(const struct game *game)
{
    struct square at;
    for (unsigned f = 0; f < game->followers.count && game_big_top_at(game, &at); f++) {
        uint16_t node = game->followers.follower[f].node;
        if (game_feature_kind(game, node) == FEATURE_CASTLE && game_is_in_circus(game, f) &&
            !square_is_near(game_node_square(game, node), at))
            return true;
    }
    return false;
}

static void count_event(struct random_tally *tally, const struct game *before,
                        const struct game *game, const struct event *event)
{
    bool is_score = event->type == EVENT_SCORE;
    bool deployed = event->type == EVENT_DEPLOY, home = event->type == EVENT_HOME;
    bool circus = is_score && event->reason == REASON_CIRCUS;
    tally->count[TALLY_CIRCUSES] += circus;
    tally->count[TALLY_CIRCUSES_IN_ROUNDS] += circus && game_holds_bazaar(before);
    tally->count[TALLY_CIRCUSES_FINAL] += is_score && event->reason == REASON_CIRCUS_FINAL;
    tally->count[TALLY_ACROBATS] += deployed && is_acrobats(game, event->node);
    tally->count[TALLY_PYRAMIDS] +=
        is_score && event->kind == FEATURE_ACROBATS && event->reason == REASON_COMPLETE;
    tally->count[TALLY_ACROBATS_EATEN] +=
        home && game_awaits_flight(before) && is_acrobats(game, event->node);
    tally->count[TALLY_ACROBATS_CAPTURED] +=
        event->type == EVENT_CAPTURE && is_acrobats(game, event->node);
    tally->count[TALLY_ACROBATS_FINAL] +=
        is_score && event->kind == FEATURE_ACROBATS && event->reason == REASON_FINAL;
    tally->count[TALLY_RINGMASTERS] += deployed && event->figure == FIGURE_RINGMASTER;
    tally->count[TALLY_RINGMASTERS_PAID] += is_score && event->reason == REASON_RINGMASTER_COMPLETE;
    tally->count[TALLY_RINGMASTERS_BARN] += is_score && (event->reason == REASON_RINGMASTER_BARN ||
                                                         event->reason == REASON_RINGMASTER_JOINED);
    tally->count[TALLY_RINGMASTERS_FINAL] += is_score && event->reason == REASON_RINGMASTER_FINAL;
}

void random_tally_bigtop(struct random_tally *tally, const struct game *before,
                         const struct game *game, const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++)
        count_event(tally, before, game, &events->event[e]);
    tally->count[TALLY_CIRCUS_LORDS] += game_awaits_animal(before) && has_far_lord(before);
}
