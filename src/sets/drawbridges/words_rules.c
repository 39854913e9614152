/* Drawbridges (DB). */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_drawbridges[] = {
    {N_("Gates"), "DB1, DB2, DB5",
     N_("12 tiles have gates. There a road meets a city, with a drawbridge over the moat in front "
        "of the gate.\n\n"
        "The drawbridge is down while the city is unfinished. Once the city is completed, it is up "
        "for good.\n\n"
        "On most of these tiles the road ends at the gate. On one kind it passes the gate and "
        "continues: such a road is completed only when both its ends are. On another, one road "
        "leads to two separate cities, with a gate to each.")},

    {N_("Crossing"), "DB2, DB3, DB4, DB6, DB7",
     N_("When a road with a gate is completed it scores as usual. Then look at each gate on it: is "
        "the city behind it still unfinished?\n\n"
        "If so, and if one player alone has the majority on the road, that player may send their "
        "followers across: each of them either moves into such a city or returns home, one by one, "
        "all into one city or into several. All other players' followers return home.\n\n"
        "It does not matter who completed the road or who holds the city. The city may well be "
        "occupied: this is a way into a city that is taken.\n\n"
        "If several players tie for the majority, all of them score, and nobody crosses.\n\n"
        "If the same tile completes the road and the city, the drawbridge is up. A castle is not a "
        "city: its drawbridge is up.\n\n"
        "A follower that has crossed is a knight like any other: it counts when the city is "
        "scored, and it may have a say in a small city.\n\n"
        "Example: a road of two tiles, completed at a lowered drawbridge, scores 2 points for its "
        "highwayman; then the highwayman becomes a knight.\n\n"
        "Example: a road of 6 tiles has a gate at each end. Ann has two followers on it, Ben one. "
        "Ann scores 6 points. One of hers moves into the larger city, the other returns home; "
        "Ben's returns home with nothing.")},
};

const size_t rules_drawbridges_count = sizeof rules_drawbridges / sizeof rules_drawbridges[0];
