/* Compares abbeys, barns and wagons of the real game with those of the slow one. */
#include "support/slow_compare.h"

static bool same(struct bad_text *bad, long long core, long long slow, const char *what)
{
    return core == slow ||
           bad_text_say(bad, 0, 0, "%s: the game has %lld, by hand it is %lld", what, core, slow);
}

/* Abbeys in supply, and barns on their corners (AM1, AM12). */
static bool compare_supplies(const struct slow_game *slow, const struct game *game,
                             struct bad_text *bad)
{
    for (unsigned p = 0; p < slow->players; p++) {
        struct square wanted = {0, 0}, there = {0, 0};
        bool built = false;
        for (unsigned b = 0; b < slow->pieces.barns; b++)
            if (slow->pieces.barn[b].player == p) {
                wanted = slow->pieces.barn[b].corner;
                built = true;
            }
        if (!same(bad, game->player[p].abbeys, slow->abbeys[p], "abbeys in the supply") ||
            !same(bad, game_barn_corner(game, p, &there), built, "a barn") ||
            !same(bad, square_equal(there, wanted), true, "the corner of a barn"))
            return false;
    }
    return true;
}

/* The wagon that may move on (AM10). */
static bool compare_wagon(const struct slow_game *slow, const struct game *game,
                          struct bad_text *bad)
{
    struct slow_question question = slow_game_question(slow);
    unsigned number = game_driving_wagon(game);
    bool driving = slow->phase == PHASE_WAGON;
    if (!same(bad, number != FOLLOWERS_MAX, driving, "a wagon that may move on") || !driving)
        return !driving;
    const struct slow_follower *wagon = &slow->pieces.follower[question.about];
    struct follower there = game->followers.follower[number];
    return same(bad, game_decision_node(game), there.node, "the feature that a wagon leaves") &&
           same(bad, there.player, wagon->player, "whose wagon may move on") &&
           same(bad, feature_tile(&game->features, there.node), wagon->tile, "tile of the wagon");
}

/* When the pile is empty there are only turns for an abbey (AM6), till the last followers leave
 * Carcassonne (CC8) and the last circus (BT6). */
static bool compare_last(const struct slow_game *slow, const struct game *game,
                         struct bad_text *bad)
{
    return game_is_over(game) || slow->count.at_end || slow->bigtop.at_end ||
           same(bad, game_is_last_abbey(game), slow->last_abbeys > 0, "a turn only for an abbey");
}

bool slow_compare_abbeys(const struct slow_game *slow, const struct game *game,
                         struct bad_text *bad)
{
    return compare_supplies(slow, game, bad) && compare_wagon(slow, game, bad) &&
           compare_last(slow, game, bad);
}
