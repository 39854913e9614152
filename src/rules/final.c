/* Final scoring (B12, B13). */
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/score.h"

#include <string.h>

/* The places of kinds in the order of scoring. */
enum {
#define X(kind, ...) RANK_##kind,
    WORTHS(X)
#undef X
};

/* The order in which people score at the table: by kind, each from top to bottom of the board. */
static bool scores_before(const struct game *game, uint16_t a, uint16_t b)
{
    static const uint8_t rank[FEATURE_KINDS] = {
#define X(kind, ...) [FEATURE_##kind] = RANK_##kind,
        WORTHS(X)
#undef X
    };
    uint8_t rank_a = rank[feature_segment(&game->features, &game->board, a)->kind];
    uint8_t rank_b = rank[feature_segment(&game->features, &game->board, b)->kind];
    if (rank_a != rank_b)
        return rank_a < rank_b;
    return square_reads_before(game->board.tile[game->features.tile[a]].at,
                               game->board.tile[game->features.tile[b]].at);
}

/* What is complete has been paid, whoever was put there later (B12). */
static bool is_to_score(const struct game *game, struct follower follower)
{
    return figure_is_follower((enum figure)follower.figure) &&
           !game_feature_is_complete(game, follower.node);
}

/* One node of each occupied feature that is to score, in scoring order. */
static unsigned occupied_features(const struct game *game, uint16_t nodes[FOLLOWERS_MAX])
{
    unsigned count = 0;
    for (unsigned f = 0; f < game->followers.count; f++) {
        uint16_t node = game->followers.follower[f].node;
        unsigned at = count;
        if (!is_to_score(game, game->followers.follower[f]))
            continue;
        while (at > 0 && scores_before(game, node, nodes[at - 1]))
            at--;
        memmove(&nodes[at + 1], &nodes[at], (count - at) * sizeof *nodes);
        nodes[at] = node;
        count++;
    }
    return count;
}

/* The followers stay on the board, to be looked at (OR3); what sets add comes last (OR4). */
static bool enter(struct game *game, struct event_list *events)
{
    game->turn.actor = ACTOR_NOBODY;
    uint16_t nodes[FOLLOWERS_MAX + 1];
    unsigned count = occupied_features(game, nodes);
    for (unsigned n = 0; n < count; n++) {
        unsigned earlier = 0;
        while (earlier < n && feature_root(&game->features, nodes[earlier]) !=
                                  feature_root(&game->features, nodes[n]))
            earlier++;
        if (earlier == n)
            pay_players(game, nodes[n], game_majority(game, nodes[n]), REASON_FINAL, events);
    }
    moment_final(game, events);
    tell(events, (struct event){.type = EVENT_OVER});
    return true;
}

static void final_legal(const struct game *game, struct move_list *moves)
{
    (void)game;
    (void)moves;
}

static enum refusal final_apply(struct game *game, struct move move, struct event_list *events)
{
    (void)game;
    (void)move;
    (void)events;
    return REFUSAL_GAME_OVER;
}

const struct phase_rules over_phase = {.enter = enter, .legal = final_legal, .apply = final_apply};
