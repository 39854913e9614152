/* The lines of a scenario that state a bazaar's progress, and which follower may cross a
 * drawbridge. */
#include "support/scenario_say.h"

static void say_host(const struct game *game, struct said *said)
{
    say_player(said, game->bazaar.host);
}

static void say_revealed(const struct game *game, struct said *said)
{
    for (unsigned t = 0; t < game->bazaar.tiles; t++)
        say(said, "%s%s", say_between(said), tile_kinds[game->bazaar.tile[t]].id);
    if (said->length == 0)
        say(said, "none");
}

static void say_owners(const struct game *game, struct said *said)
{
    for (unsigned t = 0; t < game->bazaar.tiles; t++)
        say_player(said, game->bazaar.owner[t]);
    if (said->length == 0)
        say(said, "none");
}

static void say_chooser(const struct game *game, struct said *said)
{
    say_player(said, game->bazaar.tiles ? game->bazaar.chooser : NOBODY);
}

static bool is_hammered(const struct game *game)
{
    return game->bazaar.tiles > 0 && game->bazaar.offered != NOBODY;
}

static void say_offered(const struct game *game, struct said *said)
{
    if (is_hammered(game))
        say(said, "%u", game->bazaar.offered + 1u);
    else
        say(said, "none");
}

static void say_highest(const struct game *game, struct said *said)
{
    if (is_hammered(game))
        say(said, "%d by %u", game->bazaar.bid, game->bazaar.bidder + 1u);
    else
        say(said, "none");
}

static void say_limits(const struct game *game, struct said *said)
{
    if (game_phase(game) != PHASE_OFFER && game_phase(game) != PHASE_BID) {
        say(said, "none");
        return;
    }
    struct bid_limits limits = game_bid_limits(game);
    say(said, "%d %d", limits.least, limits.most);
}

static void say_crossing(const struct game *game, struct said *said)
{
    unsigned number = game_crossing_follower(game);
    char feature[FEATURE_TEXT_SIZE];
    if (number == FOLLOWERS_MAX) {
        say(said, "none");
        return;
    }
    uint16_t node = game->followers.follower[number].node;
    struct square at = game_node_square(game, node);
    feature_print(game, node, feature);
    say(said, "%d,%d %s", at.x, at.y, feature);
}

const struct game_check bazaar_checks[] = {
    {"host", say_host},       {"revealed", say_revealed}, {"owners", say_owners},
    {"chooser", say_chooser}, {"offered", say_offered},   {"highest", say_highest},
    {"limits", say_limits},   {"crossing", say_crossing}, {NULL, NULL},
};
