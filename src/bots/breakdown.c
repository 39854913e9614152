#include "bots/breakdown.h"

#include "bots/terms.h"

/* Fields, or all other features. */
static enum part part_of(const struct appraising *appraising, uint16_t root)
{
    return prospect_kind(appraising->game, root) == FEATURE_FIELD ? PART_FIELDS : PART_CHANCES;
}

static void add_supply(struct breakdown *breakdown, const struct appraising *appraising)
{
    for (unsigned player = 0; player < appraising->game->options.players; player++) {
        breakdown->of[PART_FOLLOWERS].of[player] +=
            appraising->phase * supply_home(appraising, player);
        breakdown->of[PART_KEPT].of[player] +=
            appraising->phase * supply_kept(appraising, player, 0);
    }
}

/* What sets say of it. */
static void add_besides(struct breakdown *breakdown, struct appraising *appraising,
                        struct follower follower, uint16_t root, float points)
{
    (void)breakdown, (void)appraising, (void)follower, (void)root, (void)points;
#define X(set, value, part)                                                                        \
    if (options_has_any(&appraising->game->options, SETS_OF_##set))                                \
        breakdown->of[PART_##part].of[follower.player] += value(appraising, follower, root, points);
    FOLLOWER_VALUES(X)
#undef X
}

/* Followers in features that a set makes are left to it, as in the evaluation. */
static void add_followers(struct breakdown *breakdown, struct appraising *appraising)
{
    const struct game *game = appraising->game;
    uint64_t seen[ROOTS_WORDS] = {0};
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        uint16_t root = feature_root(&game->features, follower.node);
        enum feature_kind kind = prospect_kind(game, root);
        if (!figure_is_follower((enum figure)follower.figure) ||
            game_feature_kind(game, root) != kind)
            continue;
        const struct prospect *prospect = prospect_of(appraising, root);
        unsigned holders = game_majority(game, root);
        breakdown->of[PART_FOLLOWERS].of[follower.player] +=
            follower_return(appraising, kind, prospect);
        add_besides(breakdown, appraising, follower, root,
                    holders >> follower.player & 1u ? prospect->points : 0);
        if (roots_add(seen, root))
            values_add_to_each(&breakdown->of[part_of(appraising, root)], holders,
                               prospect->points);
    }
}

/* After joins_term, which finds them all. */
static void add_joins(struct breakdown *breakdown, struct appraising *appraising)
{
    struct values all = {{0}};
    joins_term(appraising, &all);
    for (unsigned j = 0; j < appraising->joins_count; j++) {
        const struct join *join = &appraising->join[j];
        struct values *values = &breakdown->of[part_of(appraising, join->a)];
        values_add_to_each(values, join->holders, join->points);
        values_add_to_each(values, join->holders_a, -join->points_a);
        values_add_to_each(values, join->holders_b, -join->points_b);
    }
}

void breakdown_find(struct breakdown *breakdown, struct appraising *appraising)
{
    const struct game *game = appraising->game;
    *breakdown = (struct breakdown){0};
    for (unsigned player = 0; player < game->options.players; player++)
        breakdown->of[PART_POINTS].of[player] = (float)game->player[player].score;
    if (game_is_over(game))
        return;
    add_supply(breakdown, appraising);
    add_followers(breakdown, appraising);
    add_joins(breakdown, appraising);
#define X(set, term, part)                                                                         \
    if (PART_##part != PART_MIXED &&                                                               \
        (SETS_OF_##set == SETS_OF_BASE || options_has_any(&game->options, SETS_OF_##set)))         \
        term(appraising, &breakdown->of[PART_##part == PART_MIXED ? 0 : PART_##part]);
    TERMS(X)
#undef X
}
