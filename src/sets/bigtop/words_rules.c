/* Under the Big Top for players: the chapter of the rules inside the game. */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_bigtop[] = {
    {N_("The circus"), "BT1, BT2, BT3, BT4, BT5, BT6, BT12, BT15",
     N_("12 tiles have a circus. It ends roads, and nobody is deployed on it. When the first of "
        "them "
        "has been placed and everything is scored, the big top is put on it, on an animal token "
        "that nobody has seen. There are 16: one of 1 point, four of 3, five of 4, three of 5, two "
        "of 6 and one of 7.\n\n"
        "Each further circus tile moves the big top. First everything else is scored. Then the "
        "token under the big top is turned up, and everyone gets its points for each of their "
        "followers on that tile and the 8 around it: farmers, acrobats, ringmasters and abbots, "
        "too, and the lords of castles of which one tile is there. A large follower counts one. "
        "Builders, pigs and barns do not count.\n\n"
        "Example: the token shows 5, and two of your followers stand around the big top: 10 "
        "points.\n\n"
        "When no more tiles come, the circus is scored once more, before anything else.")},

    {N_("Acrobats"), "BT7, BT8, BT9, BT10, BT11, BT14, BT16",
     N_("8 tiles have a space for acrobats, which ends roads, too. When you have placed a tile you "
        "may deploy an ordinary follower there as an acrobat: on that tile or on one of the 8 "
        "around it, whoever is there already. Three acrobats make a pyramid.\n\n"
        "Instead of deploying, in any turn, you may score one complete pyramid anywhere, no matter "
        "whose: 5 points to each player for each of their acrobats, who return home. At the end of "
        "the game each acrobat is worth 5 points, in a complete pyramid or not.\n\n"
        "Example: two acrobats of yours and one of Ben's: 10 points for you, 5 for him.\n\n"
        "A bridge may span the space only while nobody is there; then nobody may come there any "
        "more. The dragon sends all acrobats of a tile home; a tower takes one of them. Through a "
        "portal an acrobat may go to any space. A pyramid is no feature: castles do not score for "
        "it, and wagons do not go there.")},

    {N_("The ringmaster"), "BT11, BT12, BT13, BT16",
     N_("Everyone has a ringmaster, a follower like any other. When his feature is scored he "
        "brings "
        "his player 2 more points for each tile with a circus or a space for acrobats among his "
        "own "
        "and the 8 around it, whether his player has the majority or not.\n\n"
        "Example: a circus and two spaces for acrobats around him: 6 points.\n\n"
        "As the lord of a castle and as a guard on a tower he brings none.")},
};

const size_t rules_bigtop_count = sizeof rules_bigtop / sizeof rules_bigtop[0];
