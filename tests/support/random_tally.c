#include "support/random_tally.h"

#include <stdio.h>

static void count_score(struct random_tally *tally, const struct event_list *events, size_t e)
{
    const struct event *event = &events->event[e];
    tally->count[TALLY_COMPLETED] += event->reason == REASON_COMPLETE;
    tally->count[TALLY_FINAL] += event->reason == REASON_FINAL;
    tally->count[TALLY_CASTLE_SCORES] += event->reason == REASON_CASTLE;
    tally->count[TALLY_CHAINED] += event->reason == REASON_CASTLE && event->kind == FEATURE_CASTLE;
    tally->count[TALLY_SHARED] +=
        e > 0 && event[-1].type == EVENT_SCORE && event[-1].node == event->node &&
        event[-1].reason == event->reason && event->reason != REASON_CASTLE;
}

void random_tally_events(struct random_tally *tally, const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        bool again = e > 0 && event[-1].type == EVENT_CASTLE && event[-1].node == event->node;
        if (event->type == EVENT_SCORE)
            count_score(tally, events, e);
        tally->count[TALLY_CASTLES] += event->type == EVENT_CASTLE && !again;
        tally->count[TALLY_OWNERS] += event->type == EVENT_CASTLE && again;
        tally->count[TALLY_AUCTIONED] += event->type == EVENT_AUCTION;
        tally->count[TALLY_SOLD] += event->type == EVENT_AUCTION && event->other != NOBODY;
        tally->count[TALLY_CROSSED] += event->type == EVENT_CROSS;
    }
}

void random_tally_move(struct random_tally *tally, const struct game *game,
                       const struct move_list *moves, struct move move)
{
    struct move forced;
    tally->count[TALLY_MOVES]++;
    tally->count[TALLY_DISCARDS] += move.verb == VERB_DISCARD;
    tally->count[TALLY_DECLINED] += move.verb == VERB_DISCARD && moves->count > 1;
    tally->count[TALLY_BRIDGES] += move.verb == VERB_BRIDGE;
    tally->count[TALLY_FORCED] += game_forced_bridge(game, &forced);
    tally->count[TALLY_CLAIMS] += move.verb == VERB_CLAIM;
    tally->count[TALLY_CASTLE_CLAIMS] += move.verb == VERB_CLAIM && move.arg == CLAIM_CASTLE;
    tally->count[TALLY_STAYED] += move.verb == VERB_HOME;
}

void random_tally_print(const struct random_tally *tally)
{
    static const char *const words[TALLIES_COUNT] = {
#define X(name, said) [TALLY_##name] = said,
        TALLIES(X)
#undef X
    };
    for (unsigned t = 0; t < TALLIES_COUNT; t++)
        printf("%10lu %s\n", tally->count[t], words[t]);
}
