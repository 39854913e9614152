#include "training/comparison.h"

#include "bots/terms.h"
#include "facts/finishing.h"

#include <string.h>

enum { FIRST, SECOND, SIDES };

/* One of the two: the game in which the turn is made, and what comes of it. */
struct side {
    const struct game *before;
    struct game then;
    struct appraising appraising;
    struct breakdown parts;
    struct values sum;
};

/* All that a comparison works with; large. */
struct comparing {
    struct sight sight;
    struct outlook outlook;
    struct side side[SIDES];
};

static void comparison_prepare(struct comparing *work, const struct game *game)
{
    const struct options *options = &game->options;
    sight_prepare_tiles(&work->sight);
    work->sight.sees_rivals = true;
    appraiser_prepare(&work->sight.appraiser, options, weights_of(weights_class_of(options)), true);
}

static void side_find(struct comparing *work, unsigned number, const struct game *before,
                      const struct plan *turn)
{
    struct side *side = &work->side[number];
    side->before = before;
    game_copy(&side->then, before);
    outlook_of(&work->outlook, &work->sight.rows, &before->pile);
    plans_make(&work->sight, &work->outlook, &side->then, turn);
    outlook_of(&work->outlook, &work->sight.rows, &side->then.pile);
    appraising_begin(&side->appraising, &work->sight.appraiser, &work->outlook, &side->then);
    breakdown_find(&side->parts, &side->appraising);
    side->sum = (struct values){{0}};
    for (unsigned part = 0; part < PARTS_COUNT; part++)
        values_add(&side->sum, &side->parts.of[part], before->options.players);
}

static unsigned best_other(const struct side *side, unsigned player)
{
    unsigned best = NOBODY;
    for (unsigned p = 0; p < side->then.options.players; p++)
        if (p != player && (best == NOBODY || side->sum.of[p] > side->sum.of[best]))
            best = p;
    return best;
}

static float lead_of(const struct side *side, unsigned player)
{
    return values_lead(&side->sum, side->then.options.players, player);
}

/* The part in which the rival loses most. */
static uint8_t worst_part(const struct side *side, unsigned rival)
{
    uint8_t worst = 0;
    float most = 0;
    for (uint8_t part = 0; part < PARTS_COUNT; part++) {
        float less = side[SECOND].parts.of[part].of[rival] - side[FIRST].parts.of[part].of[rival];
        worst = less > most ? part : worst;
        most = less > most ? less : most;
    }
    return worst;
}

static void see_rival(struct comparison *comparison, const struct side *side)
{
    unsigned rival[SIDES];
    for (unsigned s = 0; s < SIDES; s++)
        rival[s] = best_other(&side[s], comparison->player);
    comparison->by[REASON_RIVAL] =
        side[SECOND].sum.of[rival[SECOND]] - side[FIRST].sum.of[rival[FIRST]];
    comparison->rival = rival[FIRST] == rival[SECOND] ? (uint8_t)rival[FIRST] : NOBODY;
    if (comparison->rival == NOBODY)
        return;
    comparison->rival_part = worst_part(side, rival[FIRST]);
    for (unsigned s = 0; s < SIDES; s++)
        comparison->rival_scored[s] =
            side[s].then.player[rival[s]].score - side[s].before->player[rival[s]].score;
}

static void see_player(struct comparison *comparison, const struct side *side)
{
    unsigned player = comparison->player;
    for (unsigned s = 0; s < SIDES; s++) {
        comparison->has[s] = side[s].then.player[player];
        comparison->free[s] = followers_at_home(&side[s].then, player);
        comparison->scored[s] =
            side[s].then.player[player].score - side[s].before->player[player].score;
        for (unsigned part = 0; part < PARTS_COUNT; part++)
            comparison->part[s][part] = side[s].parts.of[part].of[player];
    }
    for (unsigned part = 0; part < PARTS_COUNT; part++)
        comparison->by[part] = comparison->part[FIRST][part] - comparison->part[SECOND][part];
}

/* Unfinished features. */

/* What the feature of a node promises the player; 0 if they do not hold it, or it is a field. */
static float promise_of(struct side *side, uint16_t node, unsigned player)
{
    uint16_t root = feature_root(&side->then.features, node);
    enum feature_kind kind = prospect_kind(&side->then, root);
    bool is_meant = kind != FEATURE_FIELD && game_feature_kind(&side->then, root) == kind;
    return is_meant && game_majority(&side->then, root) >> player & 1u
               ? prospect_of(&side->appraising, root)->points
               : 0;
}

/* A node of a tile that lay there before is the same one after both. */
static bool is_old(const struct side *side, uint16_t node)
{
    return feature_tile(&side->then.features, node) < side->before->board.tiles;
}

static void see_feature(struct comparison *comparison, struct side *side, struct follower follower)
{
    struct comparison_feature *feature = &comparison->feature;
    uint16_t node = follower.node;
    float first = promise_of(&side[FIRST], node, follower.player);
    float second =
        is_old(&side[FIRST], node) ? promise_of(&side[SECOND], node, follower.player) : 0;
    if (first - second <= feature->points[FIRST] - feature->points[SECOND])
        return;
    feature->kind = (uint8_t)prospect_kind(&side[FIRST].then, node);
    feature->points[FIRST] = first;
    feature->points[SECOND] = second;
    feature->finishing[FIRST] = finishing_tiles(&side[FIRST].then, node);
    feature->finishing[SECOND] = second > 0 ? finishing_tiles(&side[SECOND].then, node) : 0;
}

static void see_features(struct comparison *comparison, struct side *side)
{
    const struct followers *followers = &side[FIRST].then.followers;
    struct comparison_feature *feature = &comparison->feature;
    for (unsigned f = 0; f < followers->count; f++)
        if (followers->follower[f].player == comparison->player &&
            figure_is_follower((enum figure)followers->follower[f].figure))
            see_feature(comparison, side, followers->follower[f]);
    float more = feature->points[FIRST] - feature->points[SECOND];
    feature->is_known = more > 0 && 2 * more >= comparison->by[PART_CHANCES];
}

/* The whole. */

static void see_largest(struct comparison *comparison)
{
    comparison->largest = 0;
    comparison->difference = 0;
    for (unsigned reason = 0; reason < REASONS_COUNT; reason++) {
        comparison->difference += comparison->by[reason];
        if (comparison->by[reason] > comparison->by[comparison->largest])
            comparison->largest = reason;
    }
}

static void compare(struct comparison *comparison, struct comparing *work, unsigned player)
{
    *comparison = (struct comparison){.player = (uint8_t)player, .keenest = NOBODY};
    comparison->tiles = work->side[FIRST].then.pile.tiles;
    see_player(comparison, work->side);
    see_rival(comparison, work->side);
    see_features(comparison, work->side);
    see_largest(comparison);
}

void comparison_of_turns(struct comparison *comparison, const struct game *game,
                         const struct plan *first, const struct plan *second)
{
    struct comparing work; /* on the stack: a quarter of a megabyte */
    comparison_prepare(&work, game);
    side_find(&work, FIRST, game, first);
    side_find(&work, SECOND, game, second);
    compare(comparison, &work, game_player(game));
}

/* How much less `player` leads by if that other gets the first tile and not the second. */
static float denied(struct comparing *work, const struct auction_review *review, unsigned player,
                    unsigned other, const unsigned tile[SIDES])
{
    for (unsigned s = 0; s < SIDES; s++) {
        const struct tile_worth *worth = &review->tile[tile[s]][other];
        if (!worth->is_known)
            return 0;
        side_find(work, s, &worth->then, &worth->turn);
    }
    return lead_of(&work->side[SECOND], player) - lead_of(&work->side[FIRST], player);
}

void comparison_of_tiles(struct comparison *comparison, const struct auction_review *review,
                         unsigned player, unsigned first, unsigned second)
{
    const unsigned tile[SIDES] = {first, second};
    struct comparing work; /* on the stack: a quarter of a megabyte */
    float most = 0;
    comparison_prepare(&work, &review->tile[first][player].then);
    for (unsigned s = 0; s < SIDES; s++)
        side_find(&work, s, &review->tile[tile[s]][player].then,
                  &review->tile[tile[s]][player].turn);
    compare(comparison, &work, player);
    for (unsigned other = 0; other < review->players; other++) {
        float less = other == player ? 0 : denied(&work, review, player, other, tile);
        comparison->by[REASON_DENIED] += less / (float)(review->players - 1);
        if (less <= most)
            continue;
        comparison->denied = most = less;
        comparison->keenest = (uint8_t)other;
    }
    see_largest(comparison);
}

bool comparison_holds(const struct comparison *comparison)
{
    const float least = 0.25f; /* less is no reason to anybody */
    return comparison->difference >= least && comparison->by[comparison->largest] >= least;
}
