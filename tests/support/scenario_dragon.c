/* The lines of a scenario that state where dragon and fairy are (PD). */
#include "bastide/notation.h"
#include "support/scenario_say.h"

static void say_square(struct square at, struct said *said)
{
    say(said, "%s%d,%d", say_between(said), at.x, at.y);
}

static void say_dragon(const struct game *game, struct said *said)
{
    struct square at;
    if (game_dragon_at(game, &at))
        say_square(at, said);
    else
        say(said, "none");
}

/* Her square, and her follower: player, figure and feature. */
static void say_fairy(const struct game *game, struct said *said)
{
    struct fairy_place fairy = game_fairy(game);
    char feature[FEATURE_TEXT_SIZE];
    if (!fairy.is_there) {
        say(said, "none");
        return;
    }
    say_square(fairy.at, said);
    if (fairy.follower == FOLLOWERS_MAX) {
        say(said, " nobody");
        return;
    }
    struct follower follower = game->followers.follower[fairy.follower];
    feature_print(game, follower.node, feature);
    say(said, " %u %s %s", follower.player + 1u, figure_name((enum figure)follower.figure),
        feature);
}

static void say_asleep(const struct game *game, struct said *said)
{
    say(said, "%u", game_tiles_asleep(game));
}

static void say_left(const struct game *game, struct said *said)
{
    if (game_awaits_flight(game))
        say(said, "%d", DRAGON_STEPS + 1 - game->dragon.count);
    else
        say(said, "none");
}

static void say_visited(const struct game *game, struct said *said)
{
    for (unsigned v = 0; v < game->dragon.count && game_awaits_flight(game); v++)
        say_square(game->dragon.visited[v], said);
    if (said->length == 0)
        say(said, "none");
}

const struct game_check dragon_checks[] = {
    {"dragon", say_dragon}, {"fairy", say_fairy},     {"asleep", say_asleep},
    {"left", say_left},     {"visited", say_visited}, {NULL, NULL},
};
