/* The lines of a scenario that state where mage and witch are. */
#include "support/scenario_say.h"

static void say_place(const struct game *game, enum figure figure, struct said *said)
{
    uint16_t node = game_magic_at(game, figure);
    char feature[FEATURE_TEXT_SIZE];
    if (node == NO_NODE) {
        say(said, "none");
        return;
    }
    struct square at = game_node_square(game, node);
    feature_print(game, node, feature);
    say(said, "%d,%d %s", at.x, at.y, feature);
}

static void say_mage(const struct game *game, struct said *said)
{
    say_place(game, FIGURE_MAGE, said);
}

static void say_witch(const struct game *game, struct said *said)
{
    say_place(game, FIGURE_WITCH, said);
}

const struct game_check mage_checks[] = {
    {"mage", say_mage},
    {"witch", say_witch},
    {NULL, NULL},
};
