/* River II for players: the chapter of the rules inside the game. */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_river2[] = {
    {N_("The fork"), "RV10, RV11, RV12, RV13, RV14",
     N_("River II has 12 tiles, too: a spring, a fork, two tiles where an arm of the river ends "
        "(at "
        "a city, and in a lake with a volcano) and eight more. The rules of the river hold.\n\n"
        "The fork comes first, then the others in any order, and the lake last. Each tile "
        "continues the river at one open end, whichever you like; it never joins two.\n\n"
        "Behind the fork, too, the river neither turns back nor runs beside its other arm: no end "
        "of the new tile points the way that another end of the tile before it does.\n\n"
        "With both rivers there is one: it begins with the spring of the first and ends in the "
        "lake of the second. The other spring and the other lake stay in the box.\n\n"
        "The volcano and the inn count only with their expansions. On one tile a herd is in the "
        "field: whoever scores that field scores 1 point more for each completed city and each "
        "castle at it.")},
};

const size_t rules_river2_count = sizeof rules_river2 / sizeof rules_river2[0];
