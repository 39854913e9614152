#include "bots/appraisal.h"
#include "bots/terms.h"

void values_add(struct values *values, const struct values *more, unsigned players)
{
    for (unsigned player = 0; player < players; player++)
        values->of[player] += more->of[player];
}

/* Followers. */

unsigned followers_at_home(const struct game *game, unsigned player)
{
    unsigned count = 0;
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        if (figure_is_follower((enum figure)figure))
            count += game->player[player].supply[figure];
    return count;
}

/* A follower out on the board comes home if its feature is finished, or never. Farmers are there to
 * stay, and their points say what that is worth. */
float follower_return(const struct appraising *appraising, enum feature_kind kind,
                      const struct prospect *prospect)
{
    if (kind == FEATURE_FIELD)
        return 0;
    return appraising->phase *
           (prospect->chance > 0 ? appraising_weight(appraising, WEIGHT_RETURN) * prospect->chance
                                 : -appraising_weight(appraising, WEIGHT_DEAD));
}

/* What sets say of a follower that gets so many points. */
static float value_besides(struct appraising *appraising, struct follower follower, uint16_t root,
                           float points)
{
    float value = 0;
    (void)appraising, (void)follower, (void)root, (void)points; /* no set may have one */
#define X(set, value_there, part)                                                                  \
    if (options_has_any(&appraising->game->options, SETS_OF_##set))                                \
        value += value_there(appraising, follower, root, points);
    FOLLOWER_VALUES(X)
#undef X
    return value;
}

/* The other figures, each by a row of its own. */
static float figure_value(struct appraising *appraising, struct follower figure, uint16_t root)
{
#define X(of, value)                                                                               \
    if (figure.figure == FIGURE_##of)                                                              \
        return value(appraising, figure, root);
    FIGURE_VALUES(X)
#undef X
    return 0;
}

void figures_term(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    if (!appraising->appraiser->has_figures)
        return;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower figure = game->followers.follower[f];
        if (!figure_is_follower((enum figure)figure.figure))
            values->of[figure.player] +=
                figure_value(appraising, figure, feature_root(&game->features, figure.node));
    }
}

static bool follower_stays(const struct appraising *after, struct follower follower)
{
    return appraising_stays(after, follower.node) &&
           !prospect_sees_further(prospect_kind(after->game, follower.node));
}

/* Adds what followers bring, so many times; if there is an appraisal `after` this one, or it is
 * this one itself, only those that do not stay then. Those in a feature that is made of others, as
 * a castle is, are left to its set. */
static void add_followers(struct appraising *appraising, const struct appraising *after,
                          float times, struct values *values)
{
    const struct game *game = appraising->game;
    uint64_t seen[ROOTS_WORDS] = {0};
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        if (!figure_is_follower((enum figure)follower.figure) ||
            (after != NULL && follower_stays(after, follower)))
            continue;
        uint16_t root = feature_root(&game->features, follower.node);
        enum feature_kind kind = prospect_kind(game, root);
        if (game_feature_kind(game, root) != kind)
            continue;
        const struct prospect *prospect = prospect_of(appraising, root);
        bool is_new = roots_add(seen, root), has_values = appraising->appraiser->has_values;
        unsigned holders = is_new || has_values ? game_majority(game, root) : 0;
        values->of[follower.player] += times * follower_return(appraising, kind, prospect);
        if (has_values)
            values->of[follower.player] +=
                times * value_besides(appraising, follower, root,
                                      holders >> follower.player & 1u ? prospect->points : 0);
        if (is_new)
            values_add_to_each(values, holders, times * prospect->points);
    }
}

static void find_followers(struct appraising *appraising)
{
    struct appraising *before = appraising->before;
    if (appraising->followers_known)
        return;
    appraising->followers_known = true;
    appraising->followers = (struct values){{0}};
    /* What sets say of a follower may depend on anything. */
    if (!appraising_follows(appraising) || appraising->appraiser->has_values) {
        add_followers(appraising, NULL, 1, &appraising->followers);
        return;
    }
    find_followers(before);
    appraising->followers = before->followers;
    add_followers(before, appraising, -1, &appraising->followers);
    add_followers(appraising, appraising, 1, &appraising->followers);
}

void followers_term(struct appraising *appraising, struct values *values)
{
    find_followers(appraising);
    values_add(values, &appraising->followers, appraising->game->options.players);
}

/* The whole. */

float supply_home(const struct appraising *appraising, unsigned player)
{
    return appraising->appraiser->home[followers_at_home(appraising->game, player)];
}

float supply_kept(const struct appraising *appraising, unsigned player, float points)
{
    const struct player *has = &appraising->game->player[player];
#define X(weight, count) points += appraising_weight(appraising, WEIGHT_##weight) * (float)(count);
    KEPT(X)
#undef X
    return points;
}

void supply_term(struct appraising *appraising, struct values *values)
{
    for (unsigned player = 0; player < appraising->game->options.players; player++)
        values->of[player] +=
            appraising->phase * supply_kept(appraising, player, supply_home(appraising, player));
}

/* The right to move. */
void tempo_term(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    if (game_awaits_draw(game) || game_awaits_placement(game))
        values->of[game_player(game)] += appraising_weight(appraising, WEIGHT_TEMPO);
}

void appraise(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    for (unsigned player = 0; player < game->options.players; player++)
        values->of[player] = (float)game->player[player].score;
    if (game_is_over(game))
        return;
#define X(set, term, part)                                                                         \
    if (SETS_OF_##set == SETS_OF_BASE || options_has_any(&game->options, SETS_OF_##set))           \
        term(appraising, values);
    TERMS(X)
#undef X
}

void appraise_deployment(struct appraising *appraising, struct follower follower, unsigned at_home,
                         struct values *values)
{
    const struct game *game = appraising->game;
    unsigned player = follower.player;
    unsigned shift = FEATURE_STRENGTH_SHIFT + FEATURE_STRENGTH_BITS * player;
    uint16_t root = feature_root(&game->features, follower.node);
    const struct prospect *prospect = prospect_of(appraising, root);
    enum feature_kind kind = prospect_kind(game, root);
    const float *home = appraising->appraiser->home;
    values->of[player] += prospect->points + follower_return(appraising, kind, prospect) -
                          appraising->phase * (home[at_home] - home[at_home - 1]);
    if (appraising->appraiser->has_values)
        values->of[player] += value_besides(appraising, follower, root, prospect->points);
    joins_add_deployment(appraising, root,
                         (feature_counts)1 << FEATURE_FOLLOWERS_SHIFT |
                             (feature_counts)figure_rules[follower.figure].strength << shift,
                         values);
}

float values_lead(const struct values *values, unsigned players, unsigned player)
{
    float best = -1e9f;
    for (unsigned other = 0; other < players; other++)
        if (other != player && values->of[other] > best)
            best = values->of[other];
    return values->of[player] - best;
}
