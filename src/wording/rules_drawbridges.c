/* Drawbridges (DB). */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_drawbridges[] = {
    {N_("Gates"), "DB1, DB2, DB5",
     N_("12 tiles have gates. There a road meets a city, and over the moat before the gate lies a "
        "drawbridge.\n"
        "\n"
        "The drawbridge is down as long as the city is unfinished. Once the city is finished it is "
        "up, for ever.\n"
        "\n"
        "On most of these tiles the road ends at the gate. On one kind it passes the gate and goes "
        "on: such a road is finished only when both its ends are. On another one road leads to two "
        "separate cities, with a gate to each.")},

    {N_("Crossing"), "DB2, DB3, DB4, DB6, DB7",
     N_("When a road with a gate is finished it scores as usual. Then look at each gate on it: is "
        "the "
        "city behind it still unfinished?\n"
        "\n"
        "If so, and if one player alone has most followers on the road, this player may send them "
        "across: each of them either moves into such a city or comes home, one by one, all into "
        "one "
        "city or into several. Everybody else's followers come home.\n"
        "\n"
        "It does not matter who finished the road, nor who holds the city. Somebody may well stand "
        "in "
        "it already: this is a way into a city that is taken.\n"
        "\n"
        "If several players tie for most, all of them score, and nobody crosses.\n"
        "\n"
        "If the same tile finishes the road and the city, the drawbridge is up. A castle is no "
        "city: "
        "its drawbridge is up.\n"
        "\n"
        "A follower that has crossed is a knight like any other: it counts when the city is "
        "scored, "
        "and it may have a say in a small city.\n"
        "\n"
        "Example: a road on two tiles, finished at a lowered drawbridge, brings its highwayman 2 "
        "points; then the highwayman becomes a knight.\n"
        "\n"
        "Example: a road on 6 tiles has a gate at each end. Ann has two followers on it, Ben one. "
        "Ann "
        "gets 6 points. One of hers moves into the larger city, the other comes home; Ben's comes "
        "home with nothing.")},
};

const size_t rules_drawbridges_count = sizeof rules_drawbridges / sizeof rules_drawbridges[0];
