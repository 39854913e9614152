#include "support/random_tally.h"

#include <stdio.h>

static void count_score(struct random_tally *tally, const struct event_list *events, size_t e)
{
    const struct event *event = &events->event[e];
    tally->count[TALLY_COMPLETED] += event->reason == REASON_COMPLETE;
    tally->count[TALLY_FINAL] += event->reason == REASON_FINAL;
    tally->count[TALLY_GOODS_SCORES] += event->reason == REASON_GOODS;
    tally->count[TALLY_CASTLE_SCORES] += event->reason == REASON_CASTLE;
    tally->count[TALLY_CHAINED] += event->reason == REASON_CASTLE && event->kind == FEATURE_CASTLE;
    tally->count[TALLY_SHARED] +=
        e > 0 && event[-1].type == EVENT_SCORE && event[-1].node == event->node &&
        event[-1].reason == event->reason &&
        (event->reason == REASON_COMPLETE || event->reason == REASON_FINAL);
}

/* The player's followers who go home from the feature that an event pays: how many, or how strong
 * together. */
static unsigned going_home(const struct game *game, const struct event_list *events,
                           const struct event *paid, unsigned player, unsigned large_counts)
{
    unsigned sum = 0;
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        if (event->type == EVENT_HOME && event->player == player &&
            feature_root(&game->features, event->node) == feature_root(&game->features, paid->node))
            sum += event->figure == FIGURE_LARGE ? large_counts : event->figure == FIGURE_MEEPLE;
    }
    return sum;
}

/* Whether the player paid had no more followers there than one who was not, but stronger ones. */
static bool is_won_by_size(const struct game *game, const struct event_list *events,
                           const struct event *paid)
{
    for (unsigned other = 0; other < game->options.players; other++)
        if (going_home(game, events, paid, other, 1) >=
                going_home(game, events, paid, paid->player, 1) &&
            going_home(game, events, paid, other, 2) <
                going_home(game, events, paid, paid->player, 2))
            return true;
    return false;
}

static void count_flagged(struct random_tally *tally, const struct game *game,
                          const struct event_list *events, const struct event *event)
{
    if (event->node == NO_NODE || !options_has_set(&game->options, SET_INNS))
        return;
    bool complete = event->reason == REASON_COMPLETE;
    tally->count[TALLY_INN_ROADS] +=
        complete && game_feature_flags(game, event->node, SEGMENT_FLAG_INN) > 0;
    tally->count[TALLY_CATHEDRALS] +=
        complete && game_feature_flags(game, event->node, SEGMENT_FLAG_CATHEDRAL) > 0;
    tally->count[TALLY_AT_STAKE] +=
        event->reason == REASON_FINAL && event->points == 0 && event->kind != FEATURE_FIELD;
    tally->count[TALLY_LARGE] += complete && is_won_by_size(game, events, event);
}

void random_tally_events(struct random_tally *tally, const struct game *game,
                         const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        bool again = e > 0 && event[-1].type == EVENT_CASTLE && event[-1].node == event->node;
        if (event->type == EVENT_SCORE) {
            count_score(tally, events, e);
            count_flagged(tally, game, events, event);
        }
        tally->count[TALLY_CASTLES] += event->type == EVENT_CASTLE && !again;
        tally->count[TALLY_OWNERS] += event->type == EVENT_CASTLE && again;
        tally->count[TALLY_AUCTIONED] += event->type == EVENT_AUCTION;
        tally->count[TALLY_SOLD] += event->type == EVENT_AUCTION && event->other != NOBODY;
        tally->count[TALLY_CROSSED] += event->type == EVENT_CROSS;
        tally->count[TALLY_GOODS] += event->type == EVENT_GOODS;
    }
}

/* Whether followers of that player still stand where the builder went home from (TB8). */
static bool is_left_behind(const struct game *game, const struct event *home)
{
    uint16_t root = feature_root(&game->features, home->node);
    return home->figure == FIGURE_BUILDER &&
           feature_counts_strength(game->features.counts[root], home->player) > 0;
}

static void count_second_part(struct random_tally *tally, const struct game *before,
                              const struct game *game)
{
    bool in_round = game->bazaar.host != NOBODY;
    tally->count[TALLY_DOUBLES]++;
    tally->count[TALLY_DOUBLES_IN_ROUNDS] += in_round;
    tally->count[TALLY_DOUBLES_AFTER] += before->bazaar.host != NOBODY && !in_round;
    tally->count[TALLY_FACE_DOWN] += game_tiles_face_down(game) > 0;
}

/* Those to be held, or about to be, for a bazaar drawn in place of a won tile (BZ11). */
static unsigned auctions_for_won(const struct game *game)
{
    unsigned count = game->bazaar.replacing;
    for (unsigned e = 0; e < game->agenda.count; e++)
        count += game->agenda.entry[e].due == DUE_AUCTION && game->agenda.entry[e].argument > 0;
    return count;
}

/* An auction that waited is held when another or a second part is over. */
static void count_waiting(struct random_tally *tally, const struct game *before,
                          const struct game *game)
{
    uint8_t hosts[BAZAARS_MAX];
    unsigned waited = game_announced(before, hosts), wait = game_announced(game, hosts);
    bool begins = game_phase(game) == PHASE_REVEAL && game_phase(before) != PHASE_REVEAL;
    bool in_round = before->bazaar.host != NOBODY || waited > 0;
    tally->count[TALLY_WAITING] += begins && in_round;
    tally->count[TALLY_REPLACING] += auctions_for_won(game) > auctions_for_won(before);
    tally->count[TALLY_WAITING_TWO] += wait > waited && wait > 1;
    tally->count[TALLY_TOO_FEW] += waited > 0 && wait == 0 && game->bazaar.host == NOBODY;
}

void random_tally_traders(struct random_tally *tally, const struct game *before,
                          const struct game *game, const struct event_list *events)
{
    struct move forced;
    bool had_bridge = game_forced_action(before, &forced);
    bool begun = false;
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        bool deployed = event->type == EVENT_DEPLOY && event->figure == FIGURE_BUILDER;
        bool paid = event->type == EVENT_SCORE && event->reason == REASON_FINAL;
        begun = begun || event->type == EVENT_DOUBLE;
        tally->count[TALLY_BUILDERS] += deployed;
        tally->count[TALLY_BUILDERS_ON_BRIDGES] += deployed && event->node >= SEGMENT_NODES_MAX;
        tally->count[TALLY_BUILDERS_ALONE] +=
            event->type == EVENT_HOME && is_left_behind(game, event);
        tally->count[TALLY_PIGS] += event->type == EVENT_DEPLOY && event->figure == FIGURE_PIG;
        tally->count[TALLY_PIG_POINTS] +=
            paid && game_pig_points(game, event->node, event->player) > 0;
    }
    if (begun)
        count_second_part(tally, before, game);
    tally->count[TALLY_EARNED_BY_BRIDGE] += had_bridge && game_earns_part(game);
    tally->count[TALLY_LAPSED] +=
        game_earns_part(before) && !game_earns_part(game) && !game_part_waits(game) && !begun;
    tally->count[TALLY_SET_ASIDE] += game_part(before) == 2 && game_part(game) == 2 &&
                                     game_phase(before) == PHASE_PLACE &&
                                     game_phase(game) == PHASE_DRAW;
    count_waiting(tally, before, game);
}

void random_tally_move(struct random_tally *tally, const struct game *game,
                       const struct move_list *moves, struct move move)
{
    struct move forced;
    tally->count[TALLY_MOVES]++;
    tally->count[TALLY_DISCARDS] += move.verb == VERB_DISCARD;
    tally->count[TALLY_DECLINED] += move.verb == VERB_DISCARD && moves->count > 1;
    tally->count[TALLY_GUARDS] += move.verb == VERB_GUARD;
    tally->count[TALLY_BRIDGES] += move.verb == VERB_BRIDGE;
    tally->count[TALLY_FORCED] += game_forced_action(game, &forced);
    tally->count[TALLY_CLAIMS] += move.verb == VERB_CLAIM;
    tally->count[TALLY_CASTLE_CLAIMS] += move.verb == VERB_CLAIM && move.arg == CLAIM_CASTLE;
    tally->count[TALLY_STAYED] += move.verb == VERB_HOME;
}

static const char *const words[TALLIES_COUNT] = {
#define X(name, said) [TALLY_##name] = said,
    TALLIES(X)
#undef X
};

const char *random_tally_missing(const struct random_tally *tally, unsigned long long games)
{
    enum { MANY = 400 };
    static const enum tally rare[] = {TALLY_MAGIC_FROM_COMPLETE, TALLY_MAGIC_APART,
                                      TALLY_TIES_BROKEN,         TALLY_JOINED_MONASTERIES,
                                      TALLY_JOINED_FIELDS,       TALLY_JOINED_LAST};
    static const enum tally expected[] = {
        TALLY_CASTLES,
        TALLY_CASTLE_SCORES,
        TALLY_SOLD,
        TALLY_CROSSED,
        TALLY_INN_ROADS,
        TALLY_AT_STAKE,
        TALLY_BUILDERS,
        TALLY_DOUBLES,
        TALLY_PIGS,
        TALLY_PIG_POINTS,
        TALLY_GOODS_SCORES,
        TALLY_ABBEYS,
        TALLY_MAYORS_WON,
        TALLY_DRIVES,
        TALLY_BARNS_PAID,
        TALLY_EATEN,
        TALLY_REMOVED,
        TALLY_PORTALS,
        TALLY_FAIRY_TURNS,
        TALLY_FAIRY_FINAL,
        TALLY_GUARDS,
        TALLY_CAPTURED,
        TALLY_CAPTURED_OWN,
        TALLY_EXCHANGES,
        TALLY_RANSOMS,
        TALLY_GUARDS_EATEN,
        TALLY_TOKENS,
        TALLY_WOLVES,
        TALLY_STABLES,
        TALLY_STABLES_CLOSED,
        TALLY_HILLS,
        TALLY_VINEYARDS,
        TALLY_RIVER_TURNS,
        TALLY_FORKS,
        TALLY_ARMS_END,
        TALLY_LAKES,
        TALLY_RIVER_BRIDGES,
        TALLY_HERDS,
        TALLY_COURIERS,
        TALLY_RACERS_OF_OTHERS,
        TALLY_MESSAGES,
        TALLY_SEALS,
        TALLY_DELIVERED,
        TALLY_RECALLED,
        TALLY_LETTER_TILES,
        TALLY_ENTERED,
        TALLY_COUNT_MOVES,
        TALLY_JOINED_ROADS,
        TALLY_JOINED_CITIES,
        TALLY_FLYERS,
        TALLY_LANDINGS_BESIDE,
        TALLY_SIEGES,
        TALLY_SIEGES_CASTLES,
        TALLY_SIEGES_IN_FIELDS,
        TALLY_ESCAPES,
        TALLY_NOBODY_ESCAPED,
        TALLY_KINGS,
        TALLY_ROBBERS,
        TALLY_HONOURS_TAKEN,
        TALLY_HONOURS_FREE,
        TALLY_HONOURS_PAID,
        TALLY_MAGES,
        TALLY_WITCHES,
        TALLY_MAGIC_PAID,
        TALLY_CIRCUSES,
        TALLY_CIRCUSES_FINAL,
        TALLY_PYRAMIDS,
        TALLY_ACROBATS_FINAL,
        TALLY_RINGMASTERS_PAID,
        TALLY_RINGMASTERS_FINAL,
        TALLY_PHANTOMS,
        TALLY_PHANTOMS_SECOND,
        TALLY_PHANTOMS_HOME,
        TALLY_LYING,
        TALLY_LYING_PAID,
        TALLY_GARDENS,
        TALLY_ABBOTS_IN_GARDENS,
        TALLY_ABBOTS_BY_PORTAL,
        TALLY_ABBOTS_HOME,
        TALLY_GARDENS_COMPLETE,
    };
    for (size_t e = 0; e < sizeof expected / sizeof *expected; e++)
        if (tally->count[expected[e]] == 0)
            return words[expected[e]];
    for (size_t e = 0; games >= MANY && e < sizeof rare / sizeof *rare; e++)
        if (tally->count[rare[e]] == 0)
            return words[rare[e]];
    return NULL;
}

void random_tally_print(const struct random_tally *tally)
{
    for (unsigned t = 0; t < TALLIES_COUNT; t++)
        printf("%10lu %s\n", tally->count[t], words[t]);
}
