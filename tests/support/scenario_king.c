/* The lines of a scenario that state who has the king and the robber. */
#include "support/scenario_say.h"

static void say_honour(const struct game *game, enum honour honour, struct said *said)
{
    if (game_honour_player(game, honour) == NOBODY)
        say(said, "none");
    else
        say(said, "%u %u worth %d", game_honour_player(game, honour) + 1,
            game_honour_tiles(game, honour), game_honour_points(game, honour));
}

static void say_king(const struct game *game, struct said *said)
{
    say_honour(game, HONOUR_KING, said);
}

static void say_robber(const struct game *game, struct said *said)
{
    say_honour(game, HONOUR_ROBBER, said);
}

const struct game_check king_checks[] = {
    {"king", say_king},
    {"robber", say_robber},
    {NULL, NULL},
};
