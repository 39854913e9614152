/* What random games see of towers. */
#include "support/random_tally.h"

static bool is_tower(const struct game *game, uint16_t node)
{
    return feature_segment(&game->features, &game->board, node)->kind == FEATURE_TOWER;
}

static void count_home(struct random_tally *tally, const struct game *before,
                       const struct game *game, const struct event *event)
{
    bool is_follower = figure_is_follower((enum figure)event->figure);
    tally->count[TALLY_CAPTURED_OWN] += game_awaits_capture(before) && is_follower;
    tally->count[TALLY_CAPTURED_HELPERS] += game_awaits_capture(before) && !is_follower;
    tally->count[TALLY_GUARDS_EATEN] += game_awaits_flight(before) && is_tower(game, event->node);
}

void random_tally_tower(struct random_tally *tally, const struct game *before,
                        const struct game *game, const struct event_list *events)
{
    unsigned captures = 0;
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        bool captures_one = event->type == EVENT_CAPTURE, buys = event->type == EVENT_RANSOM;
        captures += captures_one;
        tally->count[TALLY_FLOORS] += event->type == EVENT_FLOOR;
        tally->count[TALLY_CAPTURED] += captures_one;
        tally->count[TALLY_CAPTURED_GUARDS] += captures_one && is_tower(game, event->node);
        tally->count[TALLY_EXCHANGES] += event->type == EVENT_EXCHANGE;
        tally->count[TALLY_EXCHANGES_CHOSEN] +=
            event->type == EVENT_EXCHANGE && game_awaits_exchange(before);
        tally->count[TALLY_RANSOMS] += buys;
        tally->count[TALLY_RANSOMS_IN_ROUNDS] += buys && game_holds_bazaar(before);
        tally->count[TALLY_RANSOMS_IN_PARTS] += buys && game_part(before) == 2;
        if (event->type == EVENT_HOME)
            count_home(tally, before, game, event);
    }
    tally->count[TALLY_NOBODY_CAPTURED] +=
        game_awaits_capture(before) && captures == 0 && events->count == 0;
}
