/* The lines of a scenario that state where the figures of each player stand, and which messages
 * have been seen. */
#include "support/scenario_say.h"

static void say_spaces(const struct game *game, struct said *said)
{
    for (unsigned player = 0; player < game->options.players; player++) {
        const struct racers *racers = &game->player[player].racers;
        say(said, "%s%d+%d", say_between(said), (int)racers->space[RACER_MEEPLE],
            (int)racers->space[RACER_COURIER]);
    }
}

static void say_unmoved(const struct game *game, struct said *said)
{
    for (unsigned player = 0; player < game->options.players; player++)
        say(said, "%s%d", say_between(said), game_unmoved(game, player));
}

static void say_seen(const struct game *game, struct said *said)
{
    for (unsigned n = 0; n < game->messages.seen_count; n++)
        say(said, "%s%s", say_between(said), message_name((enum message)game->messages.seen[n]));
    if (game->messages.seen_count == 0)
        say(said, "none");
}

const struct game_check messages_checks[] = {
    {"spaces", say_spaces},
    {"unmoved", say_unmoved},
    {"seen", say_seen},
    {NULL, NULL},
};
