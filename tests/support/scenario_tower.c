/* The lines of a scenario that state what floors, towers and prisoners there are (TW). */
#include "bastide/notation.h"
#include "support/scenario_say.h"

static void say_floors(const struct game *game, struct said *said)
{
    for (unsigned p = 0; p < game->options.players; p++)
        say(said, "%s%u", say_between(said), game->player[p].floors);
}

/* Each tower with its height: "0,1 2". */
static void say_towers(const struct game *game, struct said *said)
{
    for (unsigned t = 0; t < game->towers.count; t++) {
        struct square at = game_tower_at(game, t);
        if (game->towers.floors[t] > 0)
            say(said, "%s%d,%d %u", say_between(said), at.x, at.y, game->towers.floors[t]);
    }
    if (said->length == 0)
        say(said, "none");
}

/* Who holds them, whose, which. */
static void say_prisoners(const struct game *game, struct said *said)
{
    for (unsigned p = 0; p < game->options.players; p++) {
        struct piece prisoner[FOLLOWERS_MAX];
        unsigned count = game_prisoners(game, p, prisoner);
        for (unsigned n = 0; n < count; n++)
            say(said, "%s%u holds %u %s", say_between(said), p + 1, prisoner[n].owner + 1u,
                figure_name((enum figure)prisoner[n].figure));
    }
    if (said->length == 0)
        say(said, "none");
}

const struct game_check tower_checks[] = {
    {"floors", say_floors}, {"towers", say_towers}, {"prisoners", say_prisoners}, {NULL, NULL}};
