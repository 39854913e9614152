/* What random games see of the dragon, princesses, portals and the fairy. */
#include "support/random_tally.h"

static unsigned count_events(const struct event_list *events, enum event_type type)
{
    unsigned count = 0;
    for (size_t e = 0; e < events->count; e++)
        count += events->event[e].type == type;
    return count;
}

/* Lords on the tile to which the dragon has flown. */
static unsigned lords_at(const struct game *game, struct square at)
{
    unsigned lords = 0;
    for (unsigned f = 0; f < game->followers.count; f++) {
        uint16_t node = game->followers.follower[f].node;
        lords += square_equal(game_node_square(game, node), at) &&
                 game_feature_kind(game, node) == FEATURE_CASTLE;
    }
    return lords;
}

/* Who goes home with that step; the first events are of the step, before any scoring. */
static void count_eaten(struct random_tally *tally, const struct event_list *events,
                        struct square at)
{
    for (size_t e = 0; e < events->count && events->event[e].type != EVENT_SCORE; e++) {
        const struct event *event = &events->event[e];
        if (event->type != EVENT_HOME)
            continue;
        bool here = square_equal(event->at, at);
        tally->count[TALLY_EATEN] += here;
        tally->count[TALLY_EATEN_FAR] += !here;
    }
}

static void count_step(struct random_tally *tally, const struct game *before,
                       const struct game *game, struct move move, const struct event_list *events)
{
    bool over = game_phase(game) != PHASE_DRAGON;
    bool late = before->options.value[OPTION_DRAGON_MOVE] == DRAGON_MOVE_AFTER_SCORING;
    tally->count[TALLY_STEPS]++;
    tally->count[TALLY_FLIGHTS] += over;
    tally->count[TALLY_FLIGHTS_LATE] += over && late;
    tally->count[TALLY_FLIGHTS_SHORT] += over && before->dragon.count < DRAGON_STEPS;
    tally->count[TALLY_FLIGHTS_IN_ROUNDS] += over && before->bazaar.host != NOBODY;
    tally->count[TALLY_FLIGHTS_EARNED] += over && game_owed(before, (uint8_t[OWED_MAX]){0}) > 0;
    tally->count[TALLY_LORDS_SPARED] += lords_at(before, move.at);
    count_eaten(tally, events, move.at);
}

static void count_fairys(struct random_tally *tally, const struct game *before,
                         const struct event *event)
{
    tally->count[TALLY_FAIRY_TURNS] += event->reason == REASON_FAIRY_TURN;
    tally->count[TALLY_FAIRY_ROUNDS] +=
        event->reason == REASON_FAIRY_TURN && before->bazaar.host != NOBODY;
    tally->count[TALLY_FAIRY_COMPLETE] += event->reason == REASON_FAIRY_COMPLETE;
    tally->count[TALLY_FAIRY_CASTLES] += event->reason == REASON_FAIRY_CASTLE;
    tally->count[TALLY_FAIRY_FIELDS] +=
        event->reason == REASON_FAIRY_BARN || event->reason == REASON_FAIRY_JOINED;
    tally->count[TALLY_FAIRY_FINAL] += event->reason == REASON_FAIRY_FINAL;
}

void random_tally_dragon(struct random_tally *tally, const struct game *before,
                         const struct game *game, struct move move, const struct event_list *events)
{
    if (!options_has_dragon(&game->options))
        return;
    unsigned was = game_fairy(before).follower, is = game_fairy(game).follower;
    struct square at;
    tally->count[TALLY_VOLCANOES] += move.verb == VERB_PLACE && count_events(events, EVENT_DRAGON);
    tally->count[TALLY_WOKEN_IN_ROUNDS] +=
        !game_dragon_at(before, &at) && game_dragon_at(game, &at) && before->bazaar.host != NOBODY;
    tally->count[TALLY_REMOVED] += move.verb == VERB_REMOVE;
    tally->count[TALLY_REMOVED_MUST] +=
        move.verb == VERB_REMOVE && before->options.value[OPTION_PRINCESS] == PRINCESS_MUST;
    tally->count[TALLY_PORTALS] += move.verb == VERB_PORTAL;
    tally->count[TALLY_PORTALS_BRIDGES] += move.verb == VERB_PORTAL && move.arg == SEGMENT_TRACK;
    tally->count[TALLY_FAIRIES] += move.verb == VERB_FAIRY;
    tally->count[TALLY_FAIRY_LEFT] += was != FOLLOWERS_MAX && is == FOLLOWERS_MAX;
    if (move.verb == VERB_DRAGON)
        count_step(tally, before, game, move, events);
    for (size_t e = 0; e < events->count; e++)
        if (events->event[e].type == EVENT_SCORE)
            count_fairys(tally, before, &events->event[e]);
}
