/* The lines of a scenario that state where the count is, and who is in each quarter (CC). */
#include "support/scenario_say.h"

static void say_count(const struct game *game, struct said *said)
{
    say(said, "%s", quarter_name(game_count_is_in(game)));
}

static void say_quarter(const struct game *game, enum quarter quarter, struct said *said)
{
    for (unsigned player = 0; player < game->options.players; player++)
        for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
            for (unsigned n = 0;
                 n < game_followers_in_quarter(game, player, (enum figure)figure, quarter); n++)
                say(said, "%s%u %s", say_between(said), player + 1,
                    figure_name((enum figure)figure));
    if (said->length == 0)
        say(said, "none");
}

static void say_castle(const struct game *game, struct said *said)
{
    say_quarter(game, QUARTER_CASTLE, said);
}

static void say_market(const struct game *game, struct said *said)
{
    say_quarter(game, QUARTER_MARKET, said);
}

static void say_blacksmith(const struct game *game, struct said *said)
{
    say_quarter(game, QUARTER_BLACKSMITH, said);
}

static void say_cathedral(const struct game *game, struct said *said)
{
    say_quarter(game, QUARTER_CATHEDRAL, said);
}

const struct game_check count_checks[] = {
    {"count", say_count},
    {"in-castle", say_castle},
    {"in-market", say_market},
    {"in-blacksmith", say_blacksmith},
    {"in-cathedral", say_cathedral},
    {NULL, NULL},
};
