/* The lines of a scenario that state what flocks there are, and what lies in the bag and under
 * hills (HS). */
#include "support/scenario_say.h"

static void say_under(const struct game *game, struct said *said)
{
    say(said, "%u", game_tiles_under(game));
}

/* The tokens with 1 to 4 sheep, and the wolves. */
static void say_bag(const struct game *game, struct said *said)
{
    for (unsigned kind = 0; kind < TOKEN_KINDS; kind++)
        say(said, "%s%u", say_between(said), game->hills.bag.left[kind]);
}

static void say_sheep(const struct game *game, struct said *said)
{
    for (unsigned p = 0; p < game->options.players; p++)
        say(said, "%s%u", say_between(said), game_flock(game, p, NULL));
}

const struct game_check hills_checks[] = {
    {"under", say_under}, {"bag", say_bag}, {"sheep", say_sheep}, {NULL, NULL}};
