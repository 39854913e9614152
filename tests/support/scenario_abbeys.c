/* The lines of a scenario that state abbeys and barns. */
#include "support/scenario_say.h"

static void say_abbeys(const struct game *game, struct said *said)
{
    for (unsigned p = 0; p < game->options.players; p++)
        say(said, "%s%u", say_between(said), game->player[p].abbeys);
}

const struct game_check abbeys_checks[] = {
    {"abbeys", say_abbeys},
    {NULL, NULL},
};

void say_barns(const struct game *game, uint16_t node, struct said *said)
{
    for (unsigned p = 0; p < game->options.players; p++)
        if (game_barn_owners(game, node) >> p & 1u)
            say(said, "%s%u", say_between(said), p + 1);
    if (said->length == 0)
        say(said, "none");
}
