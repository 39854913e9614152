/* The lines of a scenario that state where the big top is, and which animals lie face down (BT). */
#include "support/scenario_say.h"

static void say_big_top(const struct game *game, struct said *said)
{
    struct square at;
    if (game_big_top_at(game, &at))
        say(said, "%d,%d", at.x, at.y);
    else
        say(said, "none");
}

/* How many there are of 1, 3, 4, 5, 6 and 7. */
static void say_animals(const struct game *game, struct said *said)
{
    for (unsigned worth = 1; worth <= ANIMAL_MOST; worth++)
        if (worth != 2)
            say(said, "%s%u", say_between(said), game->circus.animals.left[worth]);
}

const struct game_check bigtop_checks[] = {
    {"bigtop", say_big_top}, {"animals", say_animals}, {NULL, NULL}};
